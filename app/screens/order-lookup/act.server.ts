import { type RouterContextProvider, redirect } from 'react-router';
import { readEntry } from '#app/features/order-entry/read-entry.server.ts';
import { pageContext, shopContext } from '#app/request-context.server.ts';
import { orderLink } from '#rules/links/screen-links.ts';
import { lookUpOrder } from '#shop/orders/index.ts';
import { orderLookupTexts } from '#texts/order-lookup.ts';

/** S2.55: the right pair opens the order; every wrong one hears the same. */
export async function receiveLookup(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await readEntry(request);
  if (form.kind === 'wrong') return form.reply;
  const caller = context.get(pageContext).caller();
  const answer = await lookUpOrder(context.get(shopContext), { ...form.value, caller });
  if (answer.kind === 'too-many') return form.refuse({ form: orderLookupTexts.tooMany });
  if (answer.kind === 'refused') return form.refuse({ form: orderLookupTexts.refused });
  throw redirect(orderLink(answer.number, answer.accessToken));
}
