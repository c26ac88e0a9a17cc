import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type BadgeTone = 'neutral' | 'quiet' | 'brand' | 'accent' | 'waiting' | 'sale' | 'ok' | 'warn' | 'error';

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-surface-2 text-ink',
  /** On a picture or a tinted ground. */
  quiet: 'border border-line bg-surface text-ink',
  brand: 'bg-brand-soft text-brand',
  accent: 'bg-accent text-accent-ink',
  waiting: 'bg-accent-soft text-ink',
  sale: 'bg-sale text-sale-ink',
  ok: 'bg-ok-soft text-ok',
  warn: 'bg-warn-soft text-warn',
  error: 'bg-error-soft text-error',
};

export function Badge({
  tone = 'neutral',
  className,
  children,
}: {
  tone?: BadgeTone;
  className?: string;
  children: ReactNode;
}) {
  return <span className={classNames('badge', tones[tone], className)}>{children}</span>;
}
