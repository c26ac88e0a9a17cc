import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cancelOrder, findOrderById, writeOrderMails } from '#modules/sales/orders/server/index.ts';
import type { PaymentState } from '#modules/sales/payments/rules/payment-state.ts';
import { changeMethod, paymentState, payWithCard, startPayment } from '#modules/sales/payments/server/index.ts';
import { bankTransfers, giftCards } from '#modules/sales/payments/server/tables.ts';
import { sendWebhook } from '#modules/sales/payments/testing/bank-webhook.ts';
import { runDueJobs } from '#platform/jobs/server/index.ts';
import { addGood, equipShop, METHOD, newShopper, placed } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { outbox } from '#server/shop/schema.ts';

const errors: string[] = [];
const { shop: quiet } = await testDatabase({ filled: 'empty' });
const shop = { ...quiet, log: { ...quiet.log, error: (_: object, message: string) => void errors.push(message) } };
const { categoryId } = await equipShop(shop);
const productId = await addGood(shop, categoryId, { price: 20_000, stock: 1000 });

async function begun(paymentMethodId: number = METHOD.card) {
  const { orderId } = await placed(shop, await newShopper(shop, [{ productId }], { data: { paymentMethodId } }));
  return { orderId, payment: await started(orderId) };
}

async function started(orderId: number) {
  const answer = await startPayment(shop, orderId, { blikCode: '123456' });
  if (answer.kind !== 'started') throw new Error(JSON.stringify(answer));
  return answer.payment;
}

async function stateAfter(sent: readonly PaymentState[]) {
  const { orderId, payment } = await begun();
  for (const state of sent) await sendWebhook(shop, payment, state);
  const order = await findOrderById(shop.db, orderId);
  return {
    payment: (await paymentState(shop, orderId))?.state,
    order: order?.state,
    paid: order?.paid,
    history: order?.timeline.map(({ kind }) => kind).filter((kind) => kind !== 'payment-failed'),
  };
}

const events = async (orderId: number, kind: string) =>
  (await findOrderById(shop.db, orderId))?.timeline
    .filter((event) => event.kind === kind)
    .map(({ details }) => details);

describe('webhooks of a bank', () => {
  it('end in the same state of payment, order and money in every order, late and twice', async () => {
    const states = ['accepted', 'refunded', 'cancelled', 'error', 'restart'] as const;
    const sequences = fc
      .subarray([...states], { minLength: 1 })
      .chain((sent) =>
        fc.tuple(
          fc.shuffledSubarray(sent, { minLength: sent.length }),
          fc.tuple(fc.shuffledSubarray(sent), fc.shuffledSubarray(sent, { minLength: sent.length })),
        ),
      );
    await fc.assert(
      fc.asyncProperty(sequences, async ([once, twice]) => {
        expect(await stateAfter(twice.flat())).toEqual(await stateAfter(once));
      }),
      { numRuns: 10 },
    );
    expect(await stateAfter(['refunded', 'accepted'])).toMatchObject({
      payment: 'refunded',
      order: 'confirmed',
      paid: 0,
    });
  });

  it('money for an order that was called off is recorded as to be given back, also when it pays only a part', async () => {
    const { orderId } = await begun();
    await shop.db
      .insert(giftCards)
      .values({ kind: 'voucher', number: '55000001', issued: 3000, balance: 3000, createdAt: shop.now() });
    await payWithCard(shop, { orderId, visitorId: 1, number: '55000001', pin: '' });
    const rest = await started(orderId);
    await cancelOrder(shop, orderId);
    expect(await sendWebhook(shop, rest, 'accepted')).toBe('taken');
    expect(await events(orderId, 'refund-due')).toEqual([{ amount: 17_000 }]);
    expect(await findOrderById(shop.db, orderId)).toMatchObject({ state: 'cancelled', paid: 17_000 });
  });

  it('a second payment of one order is called off at the bank; if its money comes all the same it is recorded as too much', async () => {
    const { orderId, payment: first } = await begun();
    await changeMethod(shop, orderId, METHOD.blik);
    const second = await started(orderId);
    expect(await sendWebhook(shop, first, 'accepted')).toBe('taken');
    const atBank = eq(bankTransfers.paymentReference, second.reference);
    expect(await shop.db.select().from(bankTransfers).where(atBank)).toMatchObject([{ state: 'refused' }]);
    expect(await events(orderId, 'overpaid')).toEqual([]);
    expect(await sendWebhook(shop, second, 'accepted')).toBe('taken');
    expect(await events(orderId, 'overpaid')).toEqual([{ amount: 20_000 }]);
    expect(await findOrderById(shop.db, orderId)).toMatchObject({ paid: 40_000 });
    await runDueJobs(shop, [writeOrderMails]);
    const { number } = (await findOrderById(shop.db, orderId)) ?? {};
    const mails = (await shop.db.select().from(outbox)).filter(({ subject }) => subject.includes(`${number}`));
    expect(mails.filter(({ subject }) => /płat/i.test(subject))).toHaveLength(1);
  });

  it('one payment that is accepted by two webhooks is logged for the owner to look into', async () => {
    const { orderId, payment } = await begun();
    await sendWebhook(shop, payment, 'accepted');
    expect(await sendWebhook(shop, payment, 'accepted', 'another')).toBe('late');
    expect(errors).toContain('A provider tells of two acceptances of one payment');
    expect(await findOrderById(shop.db, orderId)).toMatchObject({ paid: 20_000 });
  });
});
