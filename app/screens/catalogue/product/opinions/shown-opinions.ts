import type { OpinionView, RatingSummary } from '#rules/after-sale/opinions/opinion-view.ts';

/** What the product page tells of the product's opinions at first. */
export interface ShownOpinions {
  /** Address of the product. */
  link: string;
  items: OpinionView[];
  confirmedTotal: number;
  summary: RatingSummary;
}
