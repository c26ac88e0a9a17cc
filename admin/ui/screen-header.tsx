import type { ReactNode } from 'react';
import { Link } from '#app/ui/link.tsx';

interface ScreenHeaderProps {
  title: ReactNode;
  /** The list this thing is one of. */
  back?: { to: string; label: string };
  lead?: ReactNode;
  /** Buttons of the screen, at the end of the line. */
  children?: ReactNode;
}

/** The top of every screen: where one is, and what can be done with the whole of it. */
export function ScreenHeader({ title, back, lead, children }: ScreenHeaderProps) {
  return (
    <header className="mb-5">
      {back && (
        <Link to={back.to} className="text-ink-soft text-sm underline">
          {back.label}
        </Link>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1>{title}</h1>
        {children && <div className="flex flex-wrap gap-2">{children}</div>}
      </div>
      {lead && <p className="mt-1 max-w-[70ch] text-ink-soft">{lead}</p>}
    </header>
  );
}
