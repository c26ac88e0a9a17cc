import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { ChevronDownIcon } from './icons/arrows.tsx';

type AccordionItemProps = {
  title: ReactNode;
  /** Items with one group name close each other: the browser keeps at most one open. */
  group?: string;
  open?: boolean;
  /** A card of its own instead of a row of a list. */
  framed?: boolean;
  className?: string;
  children: ReactNode;
};

export function AccordionItem({ title, group, open, framed, className, children }: AccordionItemProps) {
  return (
    <details
      name={group}
      open={open}
      className={classNames(
        'group border-line',
        framed ? 'rounded-lg border bg-surface px-5 md:px-6' : 'border-b',
        className,
      )}
    >
      <summary className="flex min-h-14 items-center justify-between gap-4 py-3 font-semibold hover:text-brand">
        {title}
        <ChevronDownIcon className="size-5 text-ink-soft transition-transform duration-calm group-open:rotate-180" />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  );
}
