import { type RouterContextProvider, redirect } from 'react-router';
import { shopContext, visitorContext } from '#app/request-context.server.ts';
import { findShopper } from '#app/shopper.server.ts';
import { getOrderData } from '#shop/selling/orders/index.ts';
import { addRebate, removeRebate } from '#shop/selling/rebates/index.ts';
import * as rebateTexts from '#texts/selling/rebates.ts';

/** Takes a rebate code or the number of a card, or takes one back and shows the page with the field again. */
export async function receiveRebate(request: Request, context: Readonly<RouterContextProvider>, page = '/koszyk') {
  const form = await request.formData().catch(() => new FormData());
  const shop = context.get(shopContext);
  const { id: visitorId } = await context.get(visitorContext).ensure();
  const removed = form.get('remove');
  if (typeof removed === 'string') {
    await removeRebate(shop, visitorId, removed);
    throw redirect(page);
  }
  // The second name is that of contract 3.8.
  const sent = form.get('code') ?? form.get('rebates_codes');
  const code = typeof sent === 'string' ? sent.slice(0, 100) : '';
  if (code.trim() === '') return { ok: false, code: '', text: rebateTexts.empty };
  const shopper = (await findShopper(context)) ?? { visitorId, customerId: null };
  const { email } = await getOrderData(shop.db, shopper);
  const verdict = await addRebate(shop, { ...shopper, email }, code);
  return { ok: verdict.kind === 'ok', code: verdict.kind === 'ok' ? '' : code, text: rebateTexts.verdict(verdict) };
}

export type RebateAnswer = Awaited<ReturnType<typeof receiveRebate>>;
