import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type TableProps = {
  /** Names the table; hidden when the heading above already does. */
  caption: string;
  captionHidden?: boolean;
  className?: string;
  /** Plain `<thead>` and `<tbody>`. */
  children: ReactNode;
};

const cells =
  '[&_td]:border-t [&_td]:border-line [&_td]:px-2 sm:[&_td]:px-4 [&_td]:py-3 [&_th]:px-2 sm:[&_th]:px-4 [&_th]:py-3 [&_th]:text-left [&_th]:font-semibold [&_tbody_th]:border-t [&_tbody_th]:border-line';

/** A table that scrolls sideways inside its own frame on a narrow screen. */
export function Table({ caption, captionHidden = true, className, children }: TableProps) {
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className={classNames('relative overflow-x-auto rounded-md border border-line bg-surface', className)}
    >
      <table className={classNames('figures w-full border-collapse', '[&_thead]:bg-surface-2', cells)}>
        <caption className={captionHidden ? 'sr-only' : 'px-4 py-3 text-left font-semibold'}>{caption}</caption>
        {children}
      </table>
    </section>
  );
}
