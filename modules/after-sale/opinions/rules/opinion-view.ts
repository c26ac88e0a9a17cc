export const OPINION_STATES = ['waiting', 'published', 'rejected'] as const;
export type OpinionState = (typeof OPINION_STATES)[number];

export interface OpinionPhoto {
  /** For the image route. */
  file: string;
  width: number;
  height: number;
}

/** Texts are plain: a renderer must escape them. */
export interface OpinionView {
  id: number;
  rating: number;
  content: string;
  author: string;
  /** `YYYY-MM-DD` in Poland. */
  date: string;
  confirmed: boolean;
  photo: OpinionPhoto | null;
  /** Reply of the shop; empty when there is none. */
  answer: string;
  answerDate: string;
  scorePositive: number;
  scoreNegative: number;
}

export interface OpinionsPage {
  items: OpinionView[];
  total: number;
}

/** An opinion with the product it is about. */
export interface ProductOpinionView extends OpinionView {
  product: { id: number; name: string; link: string; photo: string | null; photoTone: string | null };
}

export interface RatingSummary {
  count: number;
  average: number;
  /** How many gave 1, 2, 3, 4 and 5. */
  counts: readonly [number, number, number, number, number];
}

/** Number and average of ratings; the average to one decimal, as it is shown. */
export function summariseRatings(rows: readonly { rating: number; count: number }[]): RatingSummary {
  const of = (rating: number) => rows.find((row) => row.rating === rating)?.count ?? 0;
  const counts = [of(1), of(2), of(3), of(4), of(5)] as const;
  const count = counts.reduce((sum, some) => sum + some, 0);
  const points = counts.reduce((sum, some, index) => sum + some * (index + 1), 0);
  return { count, average: count === 0 ? 0 : Math.round((points / count) * 10) / 10, counts };
}

/** The wall of opinions with photos. */
export const WALL_TAG = 'opinions-wall';

export const SHOP_OPINIONS_TAG = 'shop-opinions';

/** The page with all opinions about a product; apart from the product page, which a vote must not throw away. */
export function productOpinionsTag(productId: number): string {
  return `opinions:${productId}`;
}
