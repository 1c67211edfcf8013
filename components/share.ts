/** Out of the page: a file to keep, a sheet of paper. Nothing here needs more than a strict policy allows. */

export function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The download has its own hold on it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** A page of its own with nothing but the drawing: as large as the paper allows, or true to scale. */
export function printSVG(svg: string, scaled = false): void {
  const frame = document.createElement('iframe');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0', visibility: 'hidden' });
  document.body.append(frame);
  const page = frame.contentWindow as (Window & typeof globalThis) | null;
  if (!page) return;
  const sheet = new page.CSSStyleSheet();
  const [, width, height] = /width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
  sheet.replaceSync(
    scaled
      ? `@page { size: ${width}px ${height}px; margin: 0 } body { margin: 0 } svg { display: block }`
      : '@page { margin: 12mm } body { margin: 0 } svg { display: block; width: 100%; height: auto; max-height: 95vh }',
  );
  page.document.adoptedStyleSheets = [sheet];
  page.document.title = document.title;
  const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  page.document.body.append(page.document.importNode(drawing, true));
  page.addEventListener('afterprint', () => setTimeout(() => frame.remove()));
  page.print();
}
