import type { ComponentType, ReactNode } from 'react';
import { ButtonLink } from './button-link.tsx';

interface EmptyStateProps {
  /** Of `drawings.tsx`: each list has its own. */
  Drawing: ComponentType;
  title: ReactNode;
  text: ReactNode;
  /** What to do next; left out where the page itself offers it. */
  link?: { to: string; label: ReactNode };
  className?: string;
}

/** A list with nothing in it yet says so, and leads on. */
export function EmptyState({ Drawing, title, text, link, className = 'mt-6' }: EmptyStateProps) {
  return (
    <div className={`flex flex-col items-center rounded-lg bg-surface-2 px-6 py-10 text-center ${className}`}>
      <Drawing />
      <h2 className="mt-4">{title}</h2>
      <p className="mt-2 max-w-[45ch] text-ink-soft">{text}</p>
      {link && (
        <ButtonLink to={link.to} className="mt-6">
          {link.label}
        </ButtonLink>
      )}
    </div>
  );
}
