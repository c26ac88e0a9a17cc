import { classNames } from './class-names.ts';

/** Stands in the final geometry until the real part comes: give it the size of what it replaces. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('shimmer block rounded-sm', className)} />;
}
