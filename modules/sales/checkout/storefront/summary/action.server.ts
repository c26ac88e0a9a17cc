import { type RouterContextProvider, redirect } from 'react-router';
import { findShopper } from '#modules/customers/accounts/storefront/find-shopper.server.ts';
import { basketNoteCookie, writeOutcomeNote } from '#modules/sales/basket/rules/line-outcome.ts';
import { type OrderConsents, type OrderData, parseOrderPlace } from '#modules/sales/order-ledger/rules/order-data.ts';
import { toSetCookie } from '#platform/cookies/storefront/set-cookie.server.ts';
import { truncateComment } from '#platform/forms/rules/truncate-comment.ts';
import type { FormReply } from '#platform/forms/storefront/define-form.ts';
import { parseForm } from '#platform/forms/storefront/parse-form.server.ts';
import { pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { parseOrderSeen } from '../../rules/displayed-order.ts';
import { findPlacedBefore, getOrderSummary, placeOrder, type Shopper, saveOrderData } from '../../server/index.ts';
import * as orderSummaryTexts from '../../texts/summary.ts';
import { orderChangeText } from '../../texts/summary.ts';
import { describeProblems, summaryFormFacts } from './load.server.ts';
import { type OrderSummaryField, orderSummaryForm } from './order-summary-form.ts';
import { type PartialPaymentAnswer, receivePartialPayment } from './partial-payment.server.ts';

export interface SummaryAnswer {
  reply?: FormReply;
  /** Differences from the displayed summary. */
  changes?: string[];
  problems?: string[];
  partial?: PartialPaymentAnswer;
  /** Only the browser knows that the answer did not arrive. */
  lostConnection?: boolean;
}

export async function receiveOrder(request: Request, context: Readonly<RouterContextProvider>): Promise<SummaryAnswer> {
  const shop = context.get(shopContext);
  const shopper = await findShopper(context);
  if (!shopper) throw redirect('/koszyk');
  const sent = await request
    .clone()
    .formData()
    .catch(() => new FormData());
  const partial = await receivePartialPayment(shop, shopper, {
    form: sent,
    caller: context.get(pageContext).caller(),
  });
  const { data, ...order } = await getOrderSummary(shop, shopper);
  const place = parseOrderPlace(sent.get('leave'));
  if (partial || place) await keepTyped(shop, shopper, { form: sent, billing: data.billing });
  if (place) throw redirect(place);
  if (partial) return { partial };
  const form = await parseForm(request, orderSummaryForm(summaryFormFacts({ data, ...order })));
  // After the order is placed the basket is empty; the same key still returns its order.
  if (form.kind === 'wrong' && order.goods.lines.length > 0) return { reply: form.reply };
  if (form.kind === 'ok' && order.goods.lines.length > 0) {
    await saveOrderData(shop, shopper, typedHere(form.value, data.billing));
  }
  const text = (name: 'key' | 'seen') => String(sent.get(name) ?? '');
  const caller = context.get(pageContext).caller();
  const { before, terms, between, privacy, virtual, service, mailing, sms } = orderSummaryTexts.consents;
  const input = {
    ...shopper,
    idempotencyKey: text('key'),
    seen: parseOrderSeen(text('seen')),
    caller,
    consentWords: {
      terms: `${before} ${terms} ${between} ${privacy}`,
      digital: virtual,
      service,
      newsletter: mailing,
      sms,
    },
  };
  const outcome = await placeOrder(shop, input);
  switch (outcome.kind) {
    case 'placed':
      throw redirect(`/platnosc/${outcome.number}`);
    case 'changed':
      if (outcome.order.goods.lines.length === 0) {
        const { missed } = outcome.order.goods;
        // Only another tab empties the basket. Sold-out goods are still in it.
        const isEmpty = missed.length === 0;
        const number = isEmpty && input.seen && (await findPlacedBefore(shop, shopper.visitorId, input.seen));
        throw number ? redirect(`/platnosc/${number}?zlozone=1`) : backToBasket(missed);
      }
      return { changes: outcome.changes.map(orderChangeText) };
    case 'refused':
      return { problems: describeProblems(outcome.problems) };
    case 'too-many':
      return { problems: [orderSummaryTexts.tooMany] };
    case 'wrong-key':
      return { problems: [orderSummaryTexts.expired] };
  }
}

type TypedOnSummary = Pick<OrderData, 'remarks'> & OrderConsents & { phone: string };

function typedHere({ phone, remarks, ...consents }: TypedOnSummary, billing: OrderData['billing']) {
  const { terms, virtual, service, mailing, sms } = consents;
  return {
    remarks,
    consents: { terms, virtual, service, mailing, sms },
    ...(phone !== '' && { billing: { ...billing, phone } }),
  };
}

/** Keeps the input of the form, valid or not, for the next page. */
async function keepTyped(
  shop: Shop,
  shopper: Shopper,
  { form, billing }: { form: FormData; billing: OrderData['billing'] },
): Promise<void> {
  if (!form.has('remarks')) return;
  const text = (name: OrderSummaryField) => String(form.get(name) ?? '').trim();
  const { text: remarks } = truncateComment(text('remarks'));
  const box = (name: keyof OrderConsents) => text(name) === 'on';
  const consents = { terms: box('terms'), virtual: box('virtual'), service: box('service') };
  const typed = { phone: text('phone'), remarks, ...consents, mailing: box('mailing'), sms: box('sms') };
  await saveOrderData(shop, shopper, typedHere(typed, billing));
}

/** The basket shows the reason for each line, as after its own forms. */
function backToBasket(missed: readonly { line: { productId: number; size: string } }[]): Response {
  const note = writeOutcomeNote(
    missed.map(({ line: { productId, size } }) => ({ code: 'unavailable', productId, size, quantity: 0 })),
  );
  const cookie = toSetCookie(basketNoteCookie(note));
  return redirect('/koszyk', { headers: { 'Set-Cookie': cookie } });
}
