import { RATINGS } from '#rules/opinions/opinion-limits.ts';
import { StarIcon } from '../../ui/icons/star.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** Five stars, as many of them filled as were given. */
export function Stars({ rating, label, className = 'size-5' }: { rating: number; label: string; className?: string }) {
  return (
    <span className="inline-flex text-accent">
      <VisuallyHidden>{label}</VisuallyHidden>
      {RATINGS.map((star) => (
        <StarIcon key={star} className={className} filled={star <= Math.round(rating)} />
      ))}
    </span>
  );
}
