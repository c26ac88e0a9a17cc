import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

type CardProps = ComponentProps<'div'> & {
  /** Floats above the page instead of lying in it. */
  raised?: boolean;
};

export function Card({ raised, className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={classNames('rounded-lg border border-line bg-surface p-5 md:p-6', raised && 'shadow-soft', className)}
    />
  );
}
