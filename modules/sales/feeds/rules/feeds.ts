export const FEED_NAMES = ['google', 'ceneo'] as const;
export type FeedName = (typeof FEED_NAMES)[number];

export function feedPath(feed: FeedName): string {
  return `/feeds/${feed}.xml`;
}

/** Why a product is not in a feed; the first that applies counts. */
export const LEFT_OUT = ['hidden', 'sold-out', 'points-only', 'by-phone', 'free', 'no-photo', 'no-day'] as const;
export type LeftOut = (typeof LEFT_OUT)[number];
