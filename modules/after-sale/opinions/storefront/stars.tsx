import { StarIcon } from '#platform/ui/icons/star.tsx';
import { VisuallyHidden } from '#platform/ui/visually-hidden.tsx';
import { RATINGS } from '../rules/opinion-limits.ts';
import type { RatingSummary as Summary } from '../rules/opinion-view.ts';
import * as opinionTexts from '../texts/storefront.ts';

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

/** The average, and how many gave each rating. */
export function RatingSummary({ summary }: { summary: Summary }) {
  const { average, count, counts } = summary;
  return (
    <div className="flex max-w-full min-w-0 flex-wrap items-center gap-x-8 gap-y-4">
      <div>
        <p className="figures mb-2 text-4xl font-semibold">{opinionTexts.average(average)}</p>
        <Stars rating={average} label={opinionTexts.averageLabel(average)} />
        <p className="text-sm text-ink-soft">{opinionTexts.count(count)}</p>
      </div>
      <ul className="w-64 max-w-full text-sm">
        {[...RATINGS].reverse().map((rating) => {
          const some = counts[rating - 1] ?? 0;
          return (
            <li key={rating} className="figures flex items-center gap-3">
              <span aria-hidden="true" className="w-3">
                {rating}
              </span>
              <progress
                value={some}
                max={Math.max(1, count)}
                aria-label={opinionTexts.share(rating, some)}
                className="opinion-share h-2 min-w-0 flex-1"
              />
              <span aria-hidden="true" className="w-8 text-right text-ink-soft">
                {some}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
