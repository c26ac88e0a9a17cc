import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type IconProps = {
  /** Size and colour by utilities, e.g. `size-5 text-brand`. */
  className?: string;
};

/** Icons never speak for themselves: the control around them carries the name. */
export function IconFrame({ className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={classNames('shrink-0', className)}
    >
      {children}
    </svg>
  );
}
