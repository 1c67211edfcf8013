/** One ResizeObserver and one IntersectionObserver for all elements of a page. */

type Tell<Entry> = (entry: Entry) => void;

/** `make` gets what to call with entries. */
function shared<Entry extends { readonly target: Element }>(
  make: (hear: (entries: readonly Entry[]) => void) => Pick<ResizeObserver, 'observe' | 'unobserve'>,
) {
  const watchers = new Map<Element, Tell<Entry>>();
  let observer: ReturnType<typeof make> | undefined;
  return (target: Element, tell: Tell<Entry>): (() => void) => {
    observer ??= make((entries) => {
      for (const entry of entries) watchers.get(entry.target)?.(entry);
    });
    const eye = observer;
    watchers.set(target, tell);
    // Device pixels where they are told: another screen or zoom changes them, and not the size.
    try {
      eye.observe(target, { box: 'device-pixel-content-box' });
    } catch {
      eye.observe(target);
    }
    return () => {
      if (watchers.get(target) !== tell) return;
      watchers.delete(target);
      eye.unobserve(target);
    };
  };
}

const watchIntersection = /* @__PURE__ */ shared<IntersectionObserverEntry>((hear) => new IntersectionObserver(hear));
const watchResize = /* @__PURE__ */ shared<ResizeObserverEntry>((hear) => new ResizeObserver(hear));

export function watchPresence(target: Element, tell: (seen: boolean) => void): () => void {
  return watchIntersection(target, ({ isIntersecting }) => tell(isIntersecting));
}

/** CSS pixels. */
export function watchSize(target: Element, tell: (width: number, height: number) => void): () => void {
  return watchResize(target, ({ contentRect: { width, height } }) => tell(width, height));
}
