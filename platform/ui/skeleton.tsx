import { classNames } from './class-names.ts';

interface SkeletonProps {
  className?: string;
  /** Where many stand together, their frame shimmers as one: each motion of its own costs every frame. */
  still?: boolean;
}

/** A placeholder in the final geometry: give it the size of the part that it replaces. */
export function Skeleton({ className, still }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={classNames('block rounded-sm bg-surface-2', !still && 'shimmer', className)} />
  );
}
