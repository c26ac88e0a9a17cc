export const LISTING_VIEWS = ['grid', 'list'] as const;
export type ListingView = (typeof LISTING_VIEWS)[number];

/** Reads the view of an address; anything unknown is the grid. */
export function readView(text: string | null): ListingView {
  return text === 'list' ? 'list' : 'grid';
}
