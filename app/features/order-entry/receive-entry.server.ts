import type { RouterContextProvider } from 'react-router';
import { pageContext, shopContext } from '#app/request-context.server.ts';
import { lookUpOrder } from '#shop/orders/index.ts';
import { orderLookupTexts } from '#texts/order-lookup.ts';
import { enterOrder } from '../own-order/enter-order.server.ts';
import { readEntry } from './read-entry.server.ts';

/** The right number and contact let a guest act on the order for an hour; every wrong pair hears the same. */
export async function receiveEntry(
  request: Request,
  context: Readonly<RouterContextProvider>,
  next: (orderNumber: string) => string,
) {
  const form = await readEntry(request);
  if (form.kind === 'wrong') return form.reply;
  const caller = context.get(pageContext).caller();
  const found = await lookUpOrder(context.get(shopContext), { ...form.value, caller });
  if (found.kind === 'too-many') return form.refuse({ form: orderLookupTexts.tooMany });
  if (found.kind === 'refused') return form.refuse({ form: orderLookupTexts.refused });
  throw enterOrder(context, found, next(found.number));
}
