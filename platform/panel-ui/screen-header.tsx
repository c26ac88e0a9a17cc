import type { ReactNode } from 'react';
import { ChevronLeftIcon } from '#platform/ui/icons/directions.tsx';
import { Link } from '#platform/ui/link.tsx';
import { VisuallyHidden } from '#platform/ui/visually-hidden.tsx';
import * as texts from './texts/frame.ts';

interface ScreenHeaderProps {
  title: ReactNode;
  count?: number;
  /** The state as a badge with a word. */
  state?: ReactNode;
  /** The list that the record belongs to. */
  back?: { to: string; label: string };
  lead?: ReactNode;
  children?: ReactNode;
}

/** The top of every screen: where one is, and what can be done with the whole of it. */
export function ScreenHeader({ title, count, state, back, lead, children }: ScreenHeaderProps) {
  return (
    <header className="mb-5">
      {back && (
        <Link to={back.to} className="-ml-1 inline-flex min-h-9 items-center gap-1 text-ink-soft text-sm">
          <ChevronLeftIcon className="size-4" />
          {back.label}
        </Link>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
          <h1>{title}</h1>
          {count !== undefined && (
            <span className="figures text-ink-soft text-lg">
              <VisuallyHidden>{texts.pieces(count)}</VisuallyHidden>
              <span aria-hidden="true">{count}</span>
            </span>
          )}
          {state}
        </div>
        {children && <div className="-m-1 flex max-w-full gap-2 overflow-x-auto p-1 [&>*]:shrink-0">{children}</div>}
      </div>
      {lead && <p className="mt-1 max-w-[43.75rem] text-ink-soft">{lead}</p>}
    </header>
  );
}
