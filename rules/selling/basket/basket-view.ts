import type { QuantityFacts, QuantityLimits } from '#rules/catalogue/quantity/quantity-limits.ts';
import type { Grosze } from '#rules/platform/money/grosze.ts';
import type { LineExtras } from './line-extras.ts';

/** Whether a line can be ordered as it stands, and why not. */
export type LineAvailability =
  | { kind: 'available' }
  | { kind: 'too-many'; maximum: number }
  | { kind: 'too-few'; minimum: number }
  | { kind: 'lacks-comment' }
  | { kind: 'unavailable'; reason: 'withdrawn' | 'size-withdrawn' | 'sold-out' | 'phone-price' | 'not-for-points' };

export type LineObstacle = Exclude<LineAvailability, { kind: 'available' }>;

export interface BasketLine {
  lineId: number;
  productId: number;
  size: string;
  sizeName: string;
  /** Hash of the extras, empty for a plain line. */
  additional: string;
  extras: LineExtras;
  /** The configurator's answers in words (S2.28). */
  configuration: { label: string; answers: string[] }[];
  /** Parts of a bundle or collection in words. */
  parts: { id: number; name: string; sizeName: string; quantity: number }[];
  name: string;
  versionName: string;
  type: string;
  link: string;
  /** File below the media folder. */
  photo: string | null;
  photoTone: string | null;
  quantity: number;
  unit: string;
  unitPlural: string;
  /** What the basket form hands to the browser (contract 3.3). */
  facts: QuantityFacts;
  limits: QuantityLimits;
  vatPermille: number;
  unitPrice: { gross: Grosze; net: Grosze };
  worth: { gross: Grosze; net: Grosze };
  /** Points the line costs; 0 when it is paid with money. */
  points: number;
  forPoints: boolean;
  comment: string;
  /** What the comment must say; empty when it may say anything or nothing. */
  commentPrompt: string;
  availability: LineAvailability;
}

export interface BasketView {
  lines: BasketLine[];
  /** Worth of the lines that can be ordered. */
  total: { gross: Grosze; net: Grosze };
  points: number;
  /** The cheapest delivery; null when the shop delivers nothing. */
  shipping: { gross: Grosze; net: Grosze } | null;
  /** Worth and the cheapest delivery together. */
  toPay: { gross: Grosze; net: Grosze };
  /** What is missing to free delivery; null when delivery is never free. */
  toShippingFree: Grosze | null;
  freeShippingFrom: Grosze | null;
  /** Lines. */
  productsCounter: number;
  /** Pieces. */
  productsNumber: number;
}
