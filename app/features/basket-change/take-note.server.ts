import type { RouterContextProvider } from 'react-router';
import { pageContext } from '#app/request-context.server.ts';
import { BASKET_NOTE_COOKIE, readNote } from '#rules/basket/outcome-note.ts';

/** What came of a plain form post, and the headers with which it is told only once. */
export function takeNote(context: Readonly<RouterContextProvider>) {
  const outcomes = readNote(context.get(pageContext).cookie(BASKET_NOTE_COOKIE));
  const headers = outcomes.length > 0 && { 'Set-Cookie': `${BASKET_NOTE_COOKIE}=; Path=/; Max-Age=0; HttpOnly` };
  return { outcomes, headers: headers || undefined };
}
