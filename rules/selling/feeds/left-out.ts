/** Why a product is not in a feed: the first of these that holds. */
export const LEFT_OUT = ['hidden', 'sold-out', 'points-only', 'by-phone', 'free', 'no-photo', 'no-day'] as const;
export type LeftOut = (typeof LEFT_OUT)[number];
