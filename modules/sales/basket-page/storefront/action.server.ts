import { type RouterContextProvider, redirect } from 'react-router';
import { findShopper } from '#modules/customers/accounts/storefront/find-shopper.server.ts';
import { addOrderCard, getOrderData, removeOrderCard, type Shopper } from '#modules/sales/checkout/server/index.ts';
import { isCardNumber, parseCardNumber } from '#modules/sales/payments/rules/judge-card.ts';
import * as paymentTexts from '#modules/sales/payments/texts/storefront.ts';
import { addRebate, removeRebate } from '#modules/sales/rebates/server/index.ts';
import * as rebateTexts from '#modules/sales/rebates/texts/storefront.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import { pageContext, shopContext, visitorContext } from '#platform/shell/storefront/request-context.server.ts';
import type { Shop } from '#platform/shop/server/shop.ts';

export interface RebateAnswer {
  ok: boolean;
  /** The refused code, to be corrected; never a PIN. */
  code: string;
  text: string;
  /** The code may be the number of a gift card. */
  requiresPin?: boolean;
}

/** Accepts a rebate code or the number of a card, or removes one and shows the page with the field again. */
export async function receiveRebate(
  request: Request,
  context: Readonly<RouterContextProvider>,
  page = '/koszyk',
): Promise<RebateAnswer> {
  const form = await request.formData().catch(() => new FormData());
  const shop = context.get(shopContext);
  const { id: visitorId } = await context.get(visitorContext).ensure();
  const removed = form.get('remove');
  if (typeof removed === 'string') {
    await removeRebate(shop, visitorId, removed);
    throw redirect(page);
  }
  const shopper = (await findShopper(context)) ?? { visitorId, customerId: null };
  const removedCard = form.get('removeCard');
  if (typeof removedCard === 'string') {
    await removeOrderCard(shop, shopper, Number(removedCard) || 0);
    throw redirect(page);
  }
  // The second name is that of contract 3.8.
  const sent = form.get('code') ?? form.get('rebates_codes');
  const code = typeof sent === 'string' ? sent.slice(0, 100) : '';
  if (code.trim() === '') return { ok: false, code: '', text: rebateTexts.empty };
  const { email } = await getOrderData(shop.db, shopper);
  const verdict = await addRebate(shop, { ...shopper, email }, code);
  if (verdict.kind === 'unknown' && isCardNumber(parseCardNumber(code))) {
    const pin = String(form.get('pin') ?? '').slice(0, 100);
    return giveCard(shop, shopper, { number: code, pin, caller: context.get(pageContext).caller() });
  }
  return { ok: verdict.kind === 'ok', code: verdict.kind === 'ok' ? '' : code, text: rebateTexts.verdict(verdict) };
}

/** A gift card pays in the summary; its number is accepted here too, where customers look for a field. */
async function giveCard(
  shop: Shop,
  shopper: Shopper,
  typed: { number: string; pin: string; caller: string },
): Promise<RebateAnswer> {
  const check = await addOrderCard(shop, shopper, typed);
  if (check.kind === 'ok') return { ok: true, code: '', text: rebateTexts.cardAdded(formatMoney(check.card.balance)) };
  const { refusal, card } = check;
  // The numbers of cards with a PIN have digits only; other texts are codes or vouchers.
  const mayHavePin = /^\d+$/.test(parseCardNumber(typed.number));
  const unknown = mayHavePin ? rebateTexts.cardOrUnknown : rebateTexts.verdict({ kind: 'unknown' });
  const text = refusal === 'not-found' ? unknown : paymentTexts.cardRefusal(refusal, card);
  const requiresPin = mayHavePin && (refusal === 'not-found' || refusal === 'wrong-data');
  return { ok: false, code: typed.number, text, requiresPin };
}
