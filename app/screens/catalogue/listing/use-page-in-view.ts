import { type RefObject, useEffect } from 'react';

/** Tells which page of the endless list crosses the middle of the window. */
export function usePageInView(list: RefObject<HTMLElement | null>, count: number, onPage: (page: number) => void) {
  useEffect(() => {
    if (!list.current || count < 2) return;
    const middle = new IntersectionObserver(
      (entries) => {
        const entry = entries.find(({ isIntersecting }) => isIntersecting);
        if (entry) onPage(Number((entry.target as HTMLElement).dataset.page));
      },
      { rootMargin: '-50% 0px -50% 0px' },
    );
    for (const page of list.current.querySelectorAll('[data-page]')) middle.observe(page);
    return () => middle.disconnect();
  }, [list, count, onPage]);
}
