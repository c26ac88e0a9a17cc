import { type RouterContextProvider, redirect } from 'react-router';
import type { FormReply } from '#app/features/forms/form-reply.ts';
import { readForm } from '#app/features/forms/read-form.server.ts';
import { pageContext, shopContext } from '#app/request-context.server.ts';
import { findShopper } from '#app/shopper.server.ts';
import { readSeen } from '#rules/orders/order-seen.ts';
import { getOrderSummary, placeOrder, saveOrderData } from '#shop/orders/index.ts';
import { orderChangeText, orderSummaryTexts } from '#texts/order-summary.ts';
import { describeProblems, summaryFormFacts } from './load.server.ts';
import { orderSummaryForm } from './order-summary-form.ts';
import { type PartialPaymentAnswer, receivePartialPayment } from './partial-payment.server.ts';

export interface SummaryAnswer {
  reply?: FormReply;
  /** What is otherwise than the shopper saw it. */
  changes?: string[];
  problems?: string[];
  partial?: PartialPaymentAnswer;
  /** The answer never came; only the browser can say so. */
  lostConnection?: boolean;
}

/** Places the order, or says what keeps it from being placed. */
export async function receiveOrder(request: Request, context: Readonly<RouterContextProvider>): Promise<SummaryAnswer> {
  const shop = context.get(shopContext);
  const shopper = await findShopper(context);
  if (!shopper) throw redirect('/koszyk');
  const sent = await request
    .clone()
    .formData()
    .catch(() => new FormData());
  const partial = await receivePartialPayment(shop, shopper, {
    ...{ form: sent, caller: context.get(pageContext).caller() },
  });
  if (partial) return { partial };
  const { data, ...order } = await getOrderSummary(shop, shopper);
  const form = await readForm(request, orderSummaryForm(summaryFormFacts({ data, ...order })));
  // After the order is placed the basket is empty; the same key still answers with its order.
  if (form.kind === 'wrong' && order.goods.lines.length > 0) return { reply: form.reply };
  if (form.kind === 'ok' && order.goods.lines.length > 0) {
    const { phone, remarks, terms, virtual, service, mailing, sms } = form.value;
    await saveOrderData(shop, shopper, {
      remarks,
      consents: { terms, virtual, service, mailing, sms },
      ...(phone !== '' && { billing: { ...data.billing, phone } }),
    });
  }
  const text = (name: string) => String(sent.get(name) ?? '');
  const outcome = await placeOrder(shop, { ...shopper, idempotencyKey: text('key'), seen: readSeen(text('seen')) });
  switch (outcome.kind) {
    case 'placed':
      throw redirect(`/platnosc/${outcome.number}`);
    case 'changed':
      return { changes: outcome.changes.map(orderChangeText) };
    case 'refused':
      return { problems: describeProblems(outcome.problems) };
    case 'wrong-key':
      return { problems: [orderSummaryTexts.expired] };
  }
}
