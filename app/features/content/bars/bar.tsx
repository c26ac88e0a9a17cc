import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { CloseIcon } from '#app/ui/icons/close.tsx';
import type { BarId } from '#rules/content/bars/closed-bars.ts';
import { useBar } from './use-bar.ts';

interface BarProps {
  id: BarId;
  label: string;
  closeLabel: string;
  className?: string;
  children: ReactNode;
}

/** A strip above the header that the shopper can close for a day. */
export function Bar({ id, label, closeLabel, className, children }: BarProps) {
  const { open, close } = useBar(id);
  if (!open) return null;
  return (
    <aside id={id} aria-label={label} className={classNames('relative print:hidden', className)}>
      <div className="page-width flex min-h-11 items-center justify-center gap-3 pr-14! text-center text-[0.8125rem] leading-snug md:text-sm">
        {children}
      </div>
      <button
        type="button"
        aria-label={closeLabel}
        className="needs-js absolute top-0 right-1 flex size-11 items-center justify-center rounded-sm focus-visible:-outline-offset-4 md:right-3"
        onClick={close}
      >
        <CloseIcon className="size-5" />
      </button>
    </aside>
  );
}
