import * as ratingTexts from '#texts/catalogue/rating.ts';
import { StarIcon } from '../../../ui/icons/star.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

/** Average and number of opinions; nothing when there are none. */
export function Rating({ average, count }: { average: number; count: number }) {
  if (count === 0) return null;
  return (
    <p className="figures flex items-center gap-1 text-sm text-ink-soft">
      <StarIcon className="size-4 text-accent" filled />
      <VisuallyHidden>{ratingTexts.full(average, count)}</VisuallyHidden>
      <span aria-hidden="true">
        <strong className="text-ink">{ratingTexts.short(average)}</strong> ({count})
      </span>
    </p>
  );
}
