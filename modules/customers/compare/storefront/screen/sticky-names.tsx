import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ProductCard } from '#modules/catalogue/products/rules/product-card.ts';
import { softHyphens } from '#platform/text/rules/text.ts';

interface StickyNamesProps {
  frame: RefObject<HTMLElement | null>;
  head: RefObject<HTMLElement | null>;
  columns: ProductCard[];
  width: string;
}

/** Replaces the table head below the page header, because `sticky` does not work inside a horizontal scroll area. Hidden from screen readers. */
export function StickyNames({ frame, head, columns, width }: StickyNamesProps) {
  const place = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(false);
  const covered = useHeaderHeight();

  useEffect(() => {
    if (!head.current || !place.current) return;
    place.current.style.top = `${covered}px`;
    const observer = new IntersectionObserver(
      ([entry]) => setShown(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < covered),
      { rootMargin: `-${covered}px 0px 0px 0px` },
    );
    observer.observe(head.current);
    return () => observer.disconnect();
  }, [head, covered]);

  useEffect(() => {
    const scrolled = frame.current;
    if (!shown || !scrolled) return;
    const follow = () => {
      if (strip.current) strip.current.scrollLeft = scrolled.scrollLeft;
    };
    follow();
    scrolled.addEventListener('scroll', follow, { passive: true });
    return () => scrolled.removeEventListener('scroll', follow);
  }, [shown, frame]);

  return (
    <div ref={place} aria-hidden="true" className="needs-js sticky z-10 h-0 print:hidden">
      {shown && (
        <div
          ref={strip}
          data-sticky-names
          className="@container flex overflow-hidden border-b border-line bg-paper py-2 shadow-soft"
        >
          <span className="hidden w-44 shrink-0 lg:block" />
          {columns.map((card) => (
            <div key={card.id} className={`${width} shrink-0 pr-3`}>
              <span className="line-clamp-2 text-sm leading-tight font-semibold">{softHyphens(card.name)}</span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

/** The header may wrap into one or two rows. */
function useHeaderHeight(): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const header = document.querySelector('.site-header');
    if (!header) return;
    const observer = new ResizeObserver(() => setHeight(header.clientHeight));
    observer.observe(header);
    return () => observer.disconnect();
  }, []);
  return height;
}
