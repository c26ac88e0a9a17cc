import { data, type RouterContextProvider } from 'react-router';
import { pageContext, shopContext, visitorContext } from '#app/request-context.server.ts';
import { BASKET_NOTE_COOKIE, readNote } from '#rules/basket/outcome-note.ts';
import { getBasket } from '#shop/basket/index.ts';

/** Personal: never kept, never the same for two visitors. What came of a plain form post is told once. */
export async function loadBasket(context: Readonly<RouterContextProvider>) {
  const visitor = await context.get(visitorContext).find();
  const basket = await getBasket(context.get(shopContext), visitor?.id ?? null);
  const outcomes = readNote(context.get(pageContext).cookie(BASKET_NOTE_COOKIE));
  const headers =
    outcomes.length > 0 ? { 'Set-Cookie': `${BASKET_NOTE_COOKIE}=; Path=/; Max-Age=0; HttpOnly` } : undefined;
  return data({ basket, outcomes }, { headers });
}
