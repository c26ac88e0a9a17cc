import { RATINGS } from '#rules/after-sale/opinions/opinion-limits.ts';
import { StarIcon } from '../../../ui/icons/star.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

/** Five stars, as much of them filled as was given: 4,4 is not 4,0. */
export function Stars({ rating, label, className = 'size-5' }: { rating: number; label: string; className?: string }) {
  return (
    <span className="inline-flex text-accent">
      <VisuallyHidden>{label}</VisuallyHidden>
      {RATINGS.map((star) => (
        <StarIcon
          key={star}
          className={className}
          filled={Math.min(1, Math.max(0, Math.round((rating - star + 1) * 10) / 10))}
        />
      ))}
    </span>
  );
}
