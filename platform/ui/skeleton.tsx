import { classNames } from './class-names.ts';

interface SkeletonProps {
  className?: string;
  /** Where many stand together, their frame shimmers as one: each motion of its own costs every frame. */
  still?: boolean;
}

/** Stands in the final geometry until the real part comes: give it the size of what it replaces. */
export function Skeleton({ className, still }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={classNames('block rounded-sm bg-surface-2', !still && 'shimmer', className)} />
  );
}
