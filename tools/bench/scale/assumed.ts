/**
 * What visitors ask a shop for, by what it costs: a page that is kept; pages that are not; the call every page makes after it has come; the
 * basket; from an empty basket to the summary of an order; the press of its button.
 */
export const KINDS = ['kept', 'product', 'listing', 'search', 'batch', 'personal', 'shopping', 'placing'] as const;
export type Kind = (typeof KINDS)[number];

/** What no machine tells: docs/scale.md says why these. */
export interface Assumed {
  /** A visitor opens the next page after so long. */
  secondsAPage: number;
  /** What is opened, in parts of one; the rest (main page, texts) is always found. */
  views: { product: number; listing: number; search: number; personal: number };
  /** Parts of one that are found: listings without filters, phrases asked before. */
  found: { listing: number; search: number };
  /** Baskets that are walked to the summary for each that is bought. */
  walksAnOrder: number;
  crawledPerSecond: number;
  /** Products an order takes, whose pages are made anew. */
  linesAnOrder: number;
  /** All costs, and pages that are not found, by so much more than measured. */
  costFactor: number;
  missFactor: number;
  /** Bytes of new pictures and files a page brings, where no other server sends them. */
  pictureBytes: number;
}

export const ASSUMED: Assumed = {
  secondsAPage: 30,
  views: { product: 0.45, listing: 0.3, search: 0.08, personal: 0.07 },
  found: { listing: 0.5, search: 0.5 },
  walksAnOrder: 3,
  crawledPerSecond: 20,
  linesAnOrder: 2,
  costFactor: 1,
  missFactor: 1,
  pictureBytes: 200_000,
};
