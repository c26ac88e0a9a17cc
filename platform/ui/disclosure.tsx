import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { ChevronDownIcon } from './icons/arrows.tsx';

interface DisclosureProps {
  title: ReactNode;
  id?: string;
  open?: boolean;
  /** A row of a list has its arrow at the far end. */
  look?: 'link' | 'row';
  className?: string;
  children: ReactNode;
}

/** A small part that opens in place. */
export function Disclosure({ title, id, open, look = 'link', className, children }: DisclosureProps) {
  return (
    <details id={id} open={open} className={classNames('group/disclosure', className)}>
      <summary
        className={classNames(
          'min-h-11 items-center gap-1.5 text-sm font-semibold underline-offset-4 hover:underline',
          look === 'row' ? 'flex justify-between' : 'inline-flex text-brand',
        )}
      >
        {title}
        <ChevronDownIcon className="size-4 transition-transform duration-calm group-open/disclosure:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
