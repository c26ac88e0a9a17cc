import type { ReactNode } from 'react';

interface HeaderLinkProps {
  to: string;
  /** Seen beside the icon from 1024 px on. */
  label: string;
  /** Heard instead of the label when there is more to say. */
  name?: string;
  icon: ReactNode;
  count?: number;
  /** Whether the panel under the link stands open; undefined when it has none. */
  expanded?: boolean;
  className?: string;
}

/** An icon of the header with its counter; an empty counter shows nothing. */
export function HeaderLink({ to, label, name, icon, count, expanded, className = '' }: HeaderLinkProps) {
  return (
    <a
      href={to}
      aria-label={name ?? label}
      aria-expanded={expanded}
      className={`header-link relative flex h-12 min-w-11 flex-col items-center justify-center rounded-md px-1.5 text-ink hover:bg-surface-2 ${className}`}
    >
      <span className="relative">
        {icon}
        {count ? (
          <span className="figures absolute -top-2 left-5 min-w-5 rounded-full max-md:-right-2.5 max-md:left-auto bg-accent px-1 text-center text-xs leading-5 font-bold text-accent-ink">
            {count}
          </span>
        ) : null}
      </span>
      <span className="header-label text-xs leading-4" aria-hidden="true">
        {label}
      </span>
    </a>
  );
}
