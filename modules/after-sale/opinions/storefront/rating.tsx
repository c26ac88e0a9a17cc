import * as ratingTexts from '#modules/catalogue/products/texts/rating.ts';

export function Rating({ average, count }: { average: number; count: number }) {
  if (count === 0) return null;
  return (
    <p role="img" aria-label={ratingTexts.full(average, count)} className="rating">
      {ratingTexts.short(average)} ({count})
    </p>
  );
}
