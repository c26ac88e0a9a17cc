import type { ShopCookie } from '#platform/visitors/rules/visitor-cookies.ts';

/** Outcomes of one change of the basket or the favourites. Their texts are in modules/sales/basket/texts/storefront.ts. */
export const LINE_CODES = [
  'added',
  'changed',
  'removed',
  // The change had no effect.
  'kept',
  'raised',
  'lowered',
  // The line already holds as much as may be ordered.
  'already-in-basket',
  'unavailable',
  'phone-price',
  'points-only',
  'not-for-points',
  // Points belong to signed-in customers (S6.02).
  'points-sign-in',
  'not-enough-points',
  'unknown-product',
  'unknown-size',
  'size-required',
  'configuration-required',
  // A part of a bundle lacks its size or version (S5.10), a collection has no part, a part is sold out.
  'part-required',
  'parts-required',
  'part-unavailable',
  'no-subscription',
  // An extras hash that no line of this basket has.
  'unknown-line',
  'basket-full',
  'unreadable-quantity',
  // S5.25: the comment is stored without its end.
  'comment-cut',
  'favourite-added',
  'favourite-kept',
  'favourites-full',
  // The gift next to the basket (S4.36).
  'gift-chosen',
  'gift-resigned',
  'gift-unknown',
  'gift-below-minimum',
  'gift-sold-out',
  // Files of a line (contract 4.3 names the first three).
  'file-blocked',
  'file-unreadable',
  'file-too-large',
  'file-name-too-long',
  'file-disguised',
  'files-full',
  'files-too-often',
  'file-added',
  'file-removed',
] as const;

export type LineCode = (typeof LINE_CODES)[number];

export interface LineOutcome {
  code: LineCode;
  productId: number;
  size: string;
  /** Hash of the line's extras: it distinguishes lines of one size. */
  additional?: string;
  /** Quantity of the line afterwards. */
  quantity: number;
  /** By how much the quantity changed. */
  change: number;
  /** The minimum or maximum that replaced the requested quantity. */
  limit?: number;
}

const REFUSED: ReadonlySet<LineCode> = new Set<LineCode>([
  'already-in-basket',
  'unavailable',
  'phone-price',
  'points-only',
  'not-for-points',
  'points-sign-in',
  'not-enough-points',
  'unknown-product',
  'unknown-size',
  'size-required',
  'configuration-required',
  'part-required',
  'parts-required',
  'part-unavailable',
  'no-subscription',
  'unknown-line',
  'basket-full',
  'unreadable-quantity',
  'favourites-full',
  'gift-unknown',
  'gift-below-minimum',
  'gift-sold-out',
  'file-blocked',
  'file-unreadable',
  'file-too-large',
  'file-name-too-long',
  'file-disguised',
  'files-full',
  'files-too-often',
]);

/** Done as requested, done differently, not done. */
export function outcomeTone(code: LineCode): 'success' | 'warning' | 'error' {
  if (REFUSED.has(code)) return 'error';
  return ['raised', 'lowered', 'comment-cut'].includes(code) ? 'warning' : 'success';
}

/** An outcome as the next page gets it. */
export type CarriedOutcome = Omit<LineOutcome, 'change' | 'additional'>;

export const BASKET_NOTE_COOKIE = 'basket_note';

const MAX_CARRIED = 20;
const NOTE_SECONDS = 60;
const SIMPLE_SIZE = /^[\w-]{1,32}$/;

/** Codes and numbers only, because a cookie may be forged. Empty when there is nothing to show. */
export function writeOutcomeNote(outcomes: readonly CarriedOutcome[]): string {
  return outcomes
    .filter((outcome) => outcome.code !== 'kept')
    .slice(0, MAX_CARRIED)
    .map(({ code, productId, size, quantity, limit }) =>
      [code, productId, SIMPLE_SIZE.test(size) ? size : '', quantity, limit ?? ''].join(':'),
    )
    .join('|');
}

/** Passes the outcomes to the page after the redirect; an empty note deletes the cookie. */
export function basketNoteCookie(note: string): ShopCookie {
  const maxAge = note === '' ? 0 : NOTE_SECONDS;
  return { name: BASKET_NOTE_COOKIE, value: note, options: { maxAge, httpOnly: true, sameSite: 'Lax' } };
}

/** Skips invalid parts. */
export function parseOutcomeNote(text: string | null | undefined): CarriedOutcome[] {
  if (!text) return [];
  return text.split('|', MAX_CARRIED).flatMap((part) => parseOutcome(part) ?? []);
}

function parseOutcome(part: string): CarriedOutcome | null {
  const [word, product = '', size = '', quantity = '', limit = ''] = part.split(':');
  const code = LINE_CODES.find((one) => one === word);
  const productId = parseNumber(product);
  const amount = parseNumber(quantity);
  if (!code || productId === null || amount === null || (size !== '' && !SIMPLE_SIZE.test(size))) return null;
  const bound = parseNumber(limit);
  return { code, productId, size, quantity: amount, ...(bound === null ? {} : { limit: bound }) };
}

function parseNumber(text: string): number | null {
  return /^\d{1,12}(\.\d{1,3})?$/.test(text) ? Number(text) : null;
}
