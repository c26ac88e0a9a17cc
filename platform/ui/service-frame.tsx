import type { ReactNode } from 'react';
import { joinWithHardSpaces } from '#platform/text/rules/hard-spaces.ts';
import { classNames } from './class-names.ts';

/** One grid for order, return, complaint and withdrawal: what is asked, and a box next to it. */
export const SERVICE_GRID = 'grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8';

/** The same next to the menu of an account, by the room that is left. */
export const ACCOUNT_GRID = 'grid grid-cols-1 items-start gap-6 @4xl:grid-cols-[minmax(0,1fr)_22rem] @4xl:gap-8';

interface ServiceFrameProps {
  steps?: ReactNode;
  title: ReactNode;
  badge?: ReactNode;
  /** The main action: across from the title, below the lead on a phone. */
  action?: ReactNode;
  /** Below it: which order it is about, what is to be done. */
  lead?: ReactNode;
  /** Notices that must be read first. */
  notices?: ReactNode;
  /** Boxes next to it; below it where there is no room. */
  side?: ReactNode;
  inAccount?: boolean;
  children: ReactNode;
}

export function ServiceFrame({
  steps,
  title,
  badge,
  action,
  lead,
  notices,
  side,
  inAccount,
  children,
}: ServiceFrameProps) {
  return (
    <>
      {steps && <div className="mb-5">{steps}</div>}
      <div className="grid gap-x-6 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="figures">{title}</h1>
          {badge}
        </div>
        {lead && <div className="mt-2 max-w-[50rem] text-pretty text-ink-soft sm:col-start-1">{lead}</div>}
        {action && (
          <div className="mt-4 grid sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:mt-1 sm:self-start">{action}</div>
        )}
      </div>
      {notices && <div className="mt-4 grid gap-4 empty:hidden">{notices}</div>}
      <div className={classNames('mt-6', inAccount ? ACCOUNT_GRID : SERVICE_GRID)}>
        <div className="grid min-w-0 grid-cols-1 gap-6">{children}</div>
        {side && <div className="grid min-w-0 grid-cols-1 gap-6">{side}</div>}
      </div>
    </>
  );
}

interface SideBoxProps {
  title: string;
  /** The steps of the procedure. */
  steps?: readonly string[];
  children?: ReactNode;
}

/** Next to a form: what helps with it. */
export function SideBox({ title, steps, children }: SideBoxProps) {
  return (
    <aside aria-label={title} className="rounded-lg bg-surface-2 p-5 md:p-6 print:hidden">
      <h2 className="type-sub">{title}</h2>
      {steps && (
        <ol className="mt-3 grid list-decimal gap-2 ps-5 text-pretty marker:font-semibold">
          {steps.map((step) => (
            <li key={step}>{joinWithHardSpaces(step)}</li>
          ))}
        </ol>
      )}
      {children}
    </aside>
  );
}
