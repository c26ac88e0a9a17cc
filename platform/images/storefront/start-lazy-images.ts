import { lazyOffset } from '#platform/viewport/rules/viewport.ts';

const marked = 'img[data-src]';

/** S9.49. Runs before React, for the whole page. */
export function startLazyImages() {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        load(target as HTMLImageElement);
      }
    },
    { rootMargin: `${lazyOffset}px` },
  );

  const watch = (node: Node) => {
    if (!(node instanceof Element)) return;
    if (node.matches(marked)) near.observe(node);
    for (const image of node.querySelectorAll(marked)) near.observe(image);
  };
  watch(document.documentElement);

  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      // The attribute changes when React reuses the element.
      for (const node of type === 'attributes' ? [target] : addedNodes) watch(node);
    }
  }).observe(document.documentElement, { subtree: true, childList: true, attributeFilter: ['data-src'] });
}

function load(image: HTMLImageElement) {
  const { src, srcset, sizes } = image.dataset;
  if (sizes) image.sizes = sizes;
  if (srcset) image.srcset = srcset;
  if (src) image.src = src;
}
