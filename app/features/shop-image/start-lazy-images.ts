import { lazyOffset } from '#rules/images/image-address.ts';

const marked = 'img[data-src]';

/** Loads marked pictures when they come within 100 px of the window (S9.49). Runs before React, for the whole page. */
export function startLazyImages() {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        load(target as HTMLImageElement);
      }
    },
    { rootMargin: `${lazyOffset}px`, scrollMargin: `${lazyOffset}px` } as IntersectionObserverInit,
  );

  const watch = (root: ParentNode) => {
    for (const image of root.querySelectorAll(marked)) near.observe(image);
  };
  watch(document);

  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      // A picture that became another one: forget what it showed.
      if (target instanceof HTMLImageElement) {
        if (target.dataset.src) near.observe(target);
        continue;
      }
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches(marked)) near.observe(node);
        else watch(node);
      }
    }
  }).observe(document.documentElement, { subtree: true, childList: true, attributeFilter: ['data-src'] });
}

function load(image: HTMLImageElement) {
  const { src, srcset } = image.dataset;
  if (srcset) image.srcset = srcset;
  if (src) image.src = src;
}
