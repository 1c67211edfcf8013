/** One ResizeObserver and one IntersectionObserver for all elements of a page, there only while somebody watches. */

type Tell<Entry> = (entry: Entry) => void;

/** `make` gets what to call with entries; the observer goes when the last watcher goes. */
function shared<Entry extends { readonly target: Element }>(
  make: (hear: (entries: readonly Entry[]) => void) => {
    observe(target: Element): void;
    unobserve(target: Element): void;
    disconnect(): void;
  },
) {
  const watchers = new Map<Element, Tell<Entry>>();
  let observer: ReturnType<typeof make> | undefined;
  return (target: Element, tell: Tell<Entry>): (() => void) => {
    observer ??= make((entries) => {
      for (const entry of entries) watchers.get(entry.target)?.(entry);
    });
    watchers.set(target, tell);
    observer.observe(target);
    return () => {
      if (watchers.get(target) !== tell) return;
      watchers.delete(target);
      observer?.unobserve(target);
      if (watchers.size > 0) return;
      observer?.disconnect();
      observer = undefined;
    };
  };
}

const watchIntersection = /* @__PURE__ */ shared<IntersectionObserverEntry>((hear) => new IntersectionObserver(hear));
const watchResize = /* @__PURE__ */ shared<ResizeObserverEntry>((hear) => {
  const observer = new ResizeObserver(hear);
  return {
    // Device pixels where they are told: another screen or zoom changes them, and not the size.
    observe(target) {
      try {
        observer.observe(target, { box: 'device-pixel-content-box' });
      } catch {
        observer.observe(target);
      }
    },
    unobserve: (target) => observer.unobserve(target),
    disconnect: () => observer.disconnect(),
  };
});

export function watchPresence(target: Element, tell: (seen: boolean) => void): () => void {
  return watchIntersection(target, ({ isIntersecting }) => tell(isIntersecting));
}

/** CSS pixels. */
export function watchSize(target: Element, tell: (width: number, height: number) => void): () => void {
  return watchResize(target, ({ contentRect: { width, height } }) => tell(width, height));
}
