import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type IconProps = {
  /** Size and colour by utilities, e.g. `size-5 text-brand`. */
  className?: string;
};

/**
 * Icons never speak for themselves: the control around them carries the name. A page has a hundred of them: what all have in
 * common is said once (icons.css), and each is one path.
 */
export function IconFrame({ className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={classNames('icon', className)}>
      {children}
    </svg>
  );
}
