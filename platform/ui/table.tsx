import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type TableProps = {
  /** Names the table; hidden when the heading above already does. */
  caption: string;
  captionHidden?: boolean;
  /** Inside a card, which is its frame: flush with the text above, figures to the right. */
  plain?: boolean;
  className?: string;
  children: ReactNode;
};

const lines = '[&_td]:border-t [&_td]:border-line [&_th]:font-semibold [&_tbody_th]:border-t [&_tbody_th]:border-line';
const framed =
  '[&_thead]:bg-surface-2 [&_td]:px-2 sm:[&_td]:px-4 [&_td]:py-3 [&_th]:px-2 sm:[&_th]:px-4 [&_th]:py-3 [&_th]:text-left';
const flush =
  '[&_td]:py-2 [&_td]:pl-3 [&_td]:text-right [&_th]:py-2 [&_th]:text-left [&_thead_th+th]:pl-3 [&_thead_th+th]:text-right';

/** A table that scrolls sideways inside its own frame on a narrow screen. */
export function Table({ caption, captionHidden = true, plain, className, children }: TableProps) {
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className={classNames(
        'relative overflow-x-auto',
        !plain && 'rounded-md border border-line bg-surface',
        className,
      )}
    >
      <table className={classNames('figures w-full border-collapse', lines, plain ? flush : framed)}>
        <caption className={captionHidden ? 'sr-only' : 'px-4 py-3 text-left font-semibold'}>{caption}</caption>
        {children}
      </table>
    </section>
  );
}
