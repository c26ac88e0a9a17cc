import type { RatingSummary } from './opinion-view.ts';

/** Number and average of ratings; the average to one decimal, as it is shown. */
export function summariseRatings(rows: readonly { rating: number; count: number }[]): RatingSummary {
  const of = (rating: number) => rows.find((row) => row.rating === rating)?.count ?? 0;
  const counts = [of(1), of(2), of(3), of(4), of(5)] as const;
  const count = counts.reduce((sum, some) => sum + some, 0);
  const points = counts.reduce((sum, some, index) => sum + some * (index + 1), 0);
  return { count, average: count === 0 ? 0 : Math.round((points / count) * 10) / 10, counts };
}
