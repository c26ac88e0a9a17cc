import type { ReactNode } from 'react';
import { ButtonLink } from './button-link.tsx';
import { StillLife } from './still-life.tsx';

interface EmptyStateProps {
  /** Of `still-lifes/`: each list has its own. */
  picture: string;
  title: ReactNode;
  text: ReactNode;
  /** A next step; left out where the page itself offers it. */
  link?: { to: string; label: ReactNode };
  className?: string;
}

/** A list with nothing in it yet says so, and leads on. */
export function EmptyState({ picture, title, text, link, className = 'mt-6' }: EmptyStateProps) {
  return (
    <div className={`flex flex-col items-center rounded-lg bg-brand-soft px-6 pt-4 pb-10 text-center ${className}`}>
      <StillLife picture={picture} />
      <h2 className="mt-2">{title}</h2>
      <p className="mt-2 max-w-[27.5rem] text-balance text-ink-soft">{text}</p>
      {link && (
        <ButtonLink to={link.to} className="mt-6">
          {link.label}
        </ButtonLink>
      )}
    </div>
  );
}
