import { type RefObject, useEffect, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#platform/ui/icons/directions.tsx';
import * as compareTexts from '../../texts/storefront.ts';

export function FurtherColumns({ frame, count }: { frame: RefObject<HTMLElement | null>; count: number }) {
  const [edges, setEdges] = useState({ start: true, end: false });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of columns ends elsewhere
  useEffect(() => {
    const scrolled = frame.current;
    if (!scrolled) return;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = scrolled;
      setEdges({ start: scrollLeft < 2, end: scrollLeft + clientWidth > scrollWidth - 2 });
    };
    const size = new ResizeObserver(look);
    size.observe(scrolled);
    scrolled.addEventListener('scroll', look, { passive: true });
    return () => {
      size.disconnect();
      scrolled.removeEventListener('scroll', look);
    };
  }, [frame, count]);

  /** At its edge the table stays where it is. */
  function turn(direction: 1 | -1) {
    // The column of row names is fixed.
    const names = frame.current?.querySelector('thead td')?.clientWidth ?? 0;
    frame.current?.scrollBy({ left: direction * (frame.current.clientWidth - names) });
  }
  return (
    <div className={`-mt-2 mr-3 mb-2 flex items-center gap-1 lg:mr-6 ${hiddenWhenAllFit(count)}`}>
      <p className="mr-auto text-sm text-ink-soft">{compareTexts.furtherColumns(count)}</p>
      <Button
        className="needs-js"
        square
        look="quiet"
        aria-label={compareTexts.previous}
        aria-disabled={edges.start || undefined}
        onClick={() => turn(-1)}
      >
        <ChevronLeftIcon />
      </Button>
      <Button
        className="needs-js"
        square
        look="quiet"
        aria-label={compareTexts.next}
        aria-disabled={edges.end || undefined}
        onClick={() => turn(1)}
      >
        <ChevronRightIcon />
      </Button>
    </div>
  );
}

/** S9.57: 3, 4, 4 and 5 columns by view class, at least two on a phone. */
export function columnWidth(columns: number): string {
  const phone = columns < 3 ? 'w-[50cqi]' : 'w-[calc(100cqi/3)]';
  if (columns < 4) return `${phone} md:w-[calc(100cqi/3)] lg:w-[calc((100cqi-11rem)/3)]`;
  const desktop = 'md:w-[25cqi] lg:w-[calc((100cqi-11rem)/4)]';
  return columns < 5 ? `${phone} ${desktop}` : `${phone} ${desktop} xl:w-[calc((100cqi-11rem)/5)]`;
}

export function hiddenWhenAllFit(columns: number): string {
  if (columns < 4) return 'hidden';
  if (columns < 5) return 'md:hidden';
  return columns < 6 ? 'xl:hidden' : '';
}
