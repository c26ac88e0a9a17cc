import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { ChevronDownIcon } from './icons/arrows.tsx';

type AccordionItemProps = {
  title: ReactNode;
  /** Items with one group name close each other: the browser keeps at most one open. */
  group?: string;
  open?: boolean;
  className?: string;
  children: ReactNode;
};

export function AccordionItem({ title, group, open, className, children }: AccordionItemProps) {
  return (
    <details name={group} open={open} className={classNames('group border-b border-line', className)}>
      <summary className="flex min-h-14 items-center justify-between gap-4 py-3 font-semibold hover:text-brand">
        {title}
        <ChevronDownIcon className="size-5 text-ink-soft transition-transform duration-calm group-open:rotate-180" />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  );
}
