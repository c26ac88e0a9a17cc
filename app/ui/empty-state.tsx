import type { ComponentType, ReactNode } from 'react';
import { ButtonLink } from './button-link.tsx';
import type { IconProps } from './icons/icon-frame.tsx';

interface EmptyStateProps {
  Icon: ComponentType<IconProps>;
  title: ReactNode;
  text: ReactNode;
  link: { to: string; label: ReactNode };
}

/** A list with nothing in it yet says so, and leads on. */
export function EmptyState({ Icon, title, text, link }: EmptyStateProps) {
  return (
    <div className="mt-6 flex flex-col items-center rounded-lg bg-surface-2 px-6 py-14 text-center">
      <Icon className="size-12 text-brand" />
      <h2 className="mt-4">{title}</h2>
      <p className="mt-2 max-w-[45ch] text-ink-soft">{text}</p>
      <ButtonLink to={link.to} className="mt-6">
        {link.label}
      </ButtonLink>
    </div>
  );
}
