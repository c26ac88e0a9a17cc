/** The comparison sites the shop writes its catalogue for. */
export const FEED_NAMES = ['google', 'ceneo'] as const;
export type FeedName = (typeof FEED_NAMES)[number];

export function feedPath(feed: FeedName): string {
  return `/feeds/${feed}.xml`;
}
