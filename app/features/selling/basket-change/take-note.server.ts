import type { RouterContextProvider } from 'react-router';
import { toSetCookie } from '#app/features/shell/set-cookie.server.ts';
import { pageContext } from '#app/request-context.server.ts';
import { BASKET_NOTE_COOKIE, basketNoteCookie, readNote } from '#rules/selling/basket/line-outcome.ts';

/** What came of a plain form post, and the headers with which it is told only once. */
export function takeNote(context: Readonly<RouterContextProvider>) {
  const outcomes = readNote(context.get(pageContext).cookie(BASKET_NOTE_COOKIE));
  const headers = outcomes.length > 0 && { 'Set-Cookie': toSetCookie(basketNoteCookie('')) };
  return { outcomes, headers: headers || undefined };
}
