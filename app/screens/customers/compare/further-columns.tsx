import { type RefObject, useEffect, useState } from 'react';
import { compareTexts } from '#texts/customers/compare.ts';
import { Button } from '../../../ui/button.tsx';
import { ChevronLeftIcon } from '../../../ui/icons/chevron-left.tsx';
import { ChevronRightIcon } from '../../../ui/icons/chevron-right.tsx';
import { hiddenWhenAllFit } from './column-width.ts';

/** Whole columns fill the view, so nothing else tells that more stand beside them; the arrows turn to the next viewful. */
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
    // Looks at the first sight of it, too.
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
    // The names of the rows stay in view and take their part of it.
    const names = frame.current?.querySelector('thead td')?.clientWidth ?? 0;
    frame.current?.scrollBy({ left: direction * (frame.current.clientWidth - names) });
  }

  const { furtherColumns, previous, next } = compareTexts;
  return (
    <div className={`-mt-2 mb-2 flex items-center gap-1 ${hiddenWhenAllFit(count)}`}>
      <p className="mr-auto text-sm text-ink-soft">{furtherColumns(count)}</p>
      <Button
        className="needs-js"
        square
        look="quiet"
        aria-label={previous}
        aria-disabled={edges.start || undefined}
        onClick={() => turn(-1)}
      >
        <ChevronLeftIcon />
      </Button>
      <Button
        className="needs-js"
        square
        look="quiet"
        aria-label={next}
        aria-disabled={edges.end || undefined}
        onClick={() => turn(1)}
      >
        <ChevronRightIcon />
      </Button>
    </div>
  );
}
