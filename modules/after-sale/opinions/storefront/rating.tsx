import * as ratingTexts from '#modules/catalogue/products/texts/rating.ts';

/** Average and number of opinions, with a star that its style draws; nothing when there are none. */
export function Rating({ average, count }: { average: number; count: number }) {
  if (count === 0) return null;
  return (
    <p role="img" aria-label={ratingTexts.full(average, count)} className="rating">
      {ratingTexts.short(average)} ({count})
    </p>
  );
}
