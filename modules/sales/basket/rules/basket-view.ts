import type { QuantityFacts, QuantityLimits } from '#modules/catalogue/availability/rules/quantity-limits.ts';
import type { LineExtras } from '#modules/sales/order-ledger/rules/order-data.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { LineContent } from './line-content.ts';

/** Whether a line can be ordered as it is, and why not. */
export type LineAvailability =
  | { kind: 'available' }
  | { kind: 'too-many'; maximum: number }
  | { kind: 'too-few'; minimum: number }
  | { kind: 'lacks-comment' }
  | { kind: 'unavailable'; reason: 'withdrawn' | 'size-withdrawn' | 'sold-out' | 'phone-price' | 'not-for-points' };

export type LineObstacle = Exclude<LineAvailability, { kind: 'available' }>;

export interface BasketLine extends LineContent {
  lineId: number;
  productId: number;
  /** Hash of the extras, empty for a plain line. */
  additional: string;
  extras: LineExtras;
  /** The configurator's answers in words (S2.28). */
  answers: { question: string; answer: string; surcharge: Grosze }[];
  type: string;
  link: string;
  /** File below the media folder. */
  photo: string | null;
  photoTone: string | null;
  /** See `photo-focus.ts`. */
  photoFocus?: string | null;
  quantity: number;
  unit: string;
  unitPlural: string;
  /** Sent with the basket form (contract 3.3). */
  facts: QuantityFacts;
  limits: QuantityLimits;
  vatPermille: number;
  unitPrice: { gross: Grosze; net: Grosze };
  worth: { gross: Grosze; net: Grosze };
  /** Points the line costs; 0 when it is paid with money. */
  points: number;
  forPoints: boolean;
  /** Required content of the comment; empty when the comment is optional. */
  commentPrompt: string;
  availability: LineAvailability;
}

export interface BasketGoods {
  lines: BasketLine[];
  /** Worth of the lines that can be ordered. */
  total: { gross: Grosze; net: Grosze };
  points: number;
  /** Lines. */
  productsCounter: number;
  /** Pieces. */
  productsNumber: number;
}

export interface BasketView extends BasketGoods {
  /** The cheapest delivery; null when the shop delivers nothing. */
  shipping: { gross: Grosze; net: Grosze } | null;
  /** Worth and the cheapest delivery together. */
  toPay: { gross: Grosze; net: Grosze };
  /** Amount missing for free delivery, 0 when a code pays for it; null when delivery is never free. */
  toShippingFree: Grosze | null;
  /** Worth from which some delivery is free; null never. */
  freeShippingFrom: Grosze | null;
}

type WidgetLook = 'hidden' | 'tiles' | 'list';

// S9.46, S9.47
const WIDGET_LIST_FROM = 10;
const WIDGET_HIDDEN_ABOVE = 22;

/** Hidden with nothing to show and with too much (S4.23, S4.25); a list from 10 products on (S4.24). */
export function widgetLook(products: number): WidgetLook {
  if (!(products > 0) || products > WIDGET_HIDDEN_ABOVE) return 'hidden';
  return products >= WIDGET_LIST_FROM ? 'list' : 'tiles';
}

type FreeShippingBanner = { kind: 'none' } | { kind: 'missing'; amount: Grosze } | { kind: 'active' };

/** Active when nothing is missing any more (S4.26); no banner when delivery is never free. */
export function freeShippingBanner(toShippingFree: Grosze | null): FreeShippingBanner {
  if (toShippingFree === null) return { kind: 'none' };
  return toShippingFree <= 0 ? { kind: 'active' } : { kind: 'missing', amount: toShippingFree };
}
