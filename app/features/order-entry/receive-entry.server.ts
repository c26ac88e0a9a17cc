import { type RouterContextProvider, redirect } from 'react-router';
import { pageContext, shopContext } from '#app/request-context.server.ts';
import { accessCookie } from '#rules/after-sale/access-cookie.ts';
import { ACCESS_SECONDS, grantAccess } from '#shop/after-sale/index.ts';
import { lookUpOrder } from '#shop/orders/index.ts';
import { orderLookupTexts } from '#texts/order-lookup.ts';
import { readForm } from '../forms/read-form.server.ts';
import { entryForm } from './entry-form.ts';

/** The right number and contact let a guest act on the order for an hour; every wrong pair hears the same. */
export async function receiveEntry(
  request: Request,
  context: Readonly<RouterContextProvider>,
  next: (orderNumber: string) => string,
) {
  const form = await readForm(request, entryForm);
  if (form.kind === 'wrong') return form.reply;
  const shop = context.get(shopContext);
  const page = context.get(pageContext);
  const found = await lookUpOrder(shop, { ...form.value, caller: page.caller() });
  if (found.kind === 'too-many') return form.refuse({ form: orderLookupTexts.tooMany });
  if (found.kind === 'refused') return form.refuse({ form: orderLookupTexts.refused });
  const cookie = accessCookie(grantAccess(found, shop.now()), ACCESS_SECONDS, page.origin.startsWith('https:'));
  throw redirect(next(found.number), { headers: { 'Set-Cookie': cookie } });
}
