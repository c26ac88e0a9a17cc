import type { RouterContextProvider } from 'react-router';
import { toSetCookie } from '#platform/cookies/storefront/set-cookie.server.ts';
import { pageContext } from '#platform/shell/storefront/request-context.server.ts';
import { BASKET_NOTE_COOKIE, basketNoteCookie, parseOutcomeNote } from '../../rules/line-outcome.ts';

/** Outcome of a plain form post, and the headers with which it is shown only once. */
export function takeOutcomeNote(context: Readonly<RouterContextProvider>) {
  const outcomes = parseOutcomeNote(context.get(pageContext).cookie(BASKET_NOTE_COOKIE));
  const headers = outcomes.length > 0 && { 'Set-Cookie': toSetCookie(basketNoteCookie('')) };
  return { outcomes, headers: headers || undefined };
}
