import type { ShopCookie } from '#rules/platform/visitor/visitor-cookies.ts';
import { LINE_CODES, type LineOutcome } from './line-outcome.ts';

/** An outcome as the next page hears of it. */
export type NotedOutcome = Omit<LineOutcome, 'change'>;

export const BASKET_NOTE_COOKIE = 'basket_note';

const MOST_NOTED = 20;
const NOTED_FOR_S = 60;
const SIMPLE_SIZE = /^[\w-]{1,32}$/;

/** Codes and numbers only: a text in a cookie could be anybody's. Empty when there is nothing to tell. */
export function writeNote(outcomes: readonly NotedOutcome[]): string {
  return outcomes
    .filter((outcome) => outcome.code !== 'kept')
    .slice(0, MOST_NOTED)
    .map(({ code, productId, size, quantity, limit }) =>
      [code, productId, SIMPLE_SIZE.test(size) ? size : '', quantity, limit ?? ''].join(':'),
    )
    .join('|');
}

/** Carries what came of a change over the redirect to the page that tells it; an empty note ends the one before. */
export function basketNoteCookie(note: string): ShopCookie {
  const maxAge = note === '' ? 0 : NOTED_FOR_S;
  return { name: BASKET_NOTE_COOKIE, value: note, options: { maxAge, httpOnly: true, sameSite: 'Lax' } };
}

/** Reads a note; whatever is no outcome is passed over. */
export function readNote(text: string | null | undefined): NotedOutcome[] {
  if (!text) return [];
  return text.split('|', MOST_NOTED).flatMap((part) => readOutcome(part) ?? []);
}

function readOutcome(part: string): NotedOutcome | null {
  const [word, product = '', size = '', quantity = '', limit = ''] = part.split(':');
  const code = LINE_CODES.find((known) => known === word);
  const productId = readNumber(product);
  const amount = readNumber(quantity);
  if (!code || productId === null || amount === null || (size !== '' && !SIMPLE_SIZE.test(size))) return null;
  const bound = readNumber(limit);
  return { code, productId, size, quantity: amount, ...(bound === null ? {} : { limit: bound }) };
}

function readNumber(text: string): number | null {
  return /^\d{1,12}(\.\d{1,3})?$/.test(text) ? Number(text) : null;
}
