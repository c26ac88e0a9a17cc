import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { lockOrder } from '#modules/sales/order-ledger/server/index.ts';
import { cancelOrder } from '#modules/sales/orders/server/index.ts';
import { addGood, equipShop, METHOD, newShopper, placed } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { sendWebhook } from '../testing/bank-webhook.ts';
import { callProvider } from './call-provider.ts';
import { changeMethod, decideTransfer, paymentState, startPayment } from './index.ts';
import { bankTransfers, payments } from './tables.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);
const productId = await addGood(shop, categoryId, { price: 20_000, stock: 1000 });

const unpaid = async (paymentMethodId: number) =>
  placed(shop, await newShopper(shop, [{ productId }], { data: { paymentMethodId } }));

async function started(orderId: number, blikCode?: string) {
  const answer = await startPayment(shop, orderId, { blikCode });
  if (answer.kind !== 'started') throw new Error(JSON.stringify(answer));
  return answer.payment;
}

const atBank = async (number: string, state?: string) =>
  (await shop.db.select().from(bankTransfers).where(eq(bankTransfers.title, number))).filter(
    (transfer) => !state || transfer.state === state,
  );

describe('one payment at the bank', () => {
  it.each([METHOD.card, METHOD.blik])('of method %i, however often and fast it is pressed', async (method) => {
    const { orderId, number } = await unpaid(method);
    const pressed = Array.from({ length: 6 }, () => started(orderId, '123456'));
    const references = (await Promise.all(pressed)).map(({ providerReference }) => providerReference);
    references.push((await started(orderId, '123 456')).providerReference);
    expect(new Set(references).size).toBe(1);
    expect(await atBank(number)).toHaveLength(1);
  });

  it('is none for what the shop waits for itself, and for an order nobody chose a method for', async () => {
    const { orderId, number } = await unpaid(METHOD.transfer);
    expect(await startPayment(shop, orderId)).toMatchObject({
      kind: 'waiting',
      payment: { orderId, kind: 'transfer' },
    });
    await shop.db.delete(payments).where(eq(payments.orderId, orderId));
    expect(await startPayment(shop, orderId)).toEqual({ kind: 'refused', reason: 'no-payment' });
    expect(await atBank(number)).toEqual([]);
  });

  it('is the one that was chosen as long as it fits; over another sum it is begun anew', async () => {
    const { orderId } = await unpaid(METHOD.blik);
    const [chosen] = await shop.db.select().from(payments).where(eq(payments.orderId, orderId));
    expect(await started(orderId, '111111')).toMatchObject({ id: chosen?.id, amount: 20_000 });
    await shop.db.update(payments).set({ amount: 100 }).where(eq(payments.orderId, orderId));
    expect(await started(orderId, '111111')).toMatchObject({ amount: 20_000 });
    const all = await shop.db.select().from(payments).where(eq(payments.orderId, orderId));
    expect(all.map(({ amount, state }) => [amount, state]).sort()).toEqual([
      [100, 'cancelled'],
      [20_000, 'chosen'],
    ]);
  });

  it('is waited for after two codes at the same moment', async () => {
    const { orderId, number } = await unpaid(METHOD.blik);
    await Promise.all(['111111', '222222'].map((blikCode) => startPayment(shop, orderId, { blikCode })));
    expect(await atBank(number, 'waiting')).toHaveLength(1);
  });

  it('another BLIK code, and an attempt that ran out, call the one before off at the bank', async () => {
    const { orderId } = await unpaid(METHOD.blik);
    const first = await started(orderId, '111111');
    const second = await started(orderId, '222222');
    expect(await decideTransfer(shop, first.providerReference, 'accept')).toBeNull();
    await shop.db
      .update(payments)
      .set({ expiresAt: new Date(0) })
      .where(eq(payments.id, second.id));
    const third = await started(orderId, '222222');
    expect(await decideTransfer(shop, second.providerReference, 'accept')).toBeNull();
    expect(await decideTransfer(shop, third.providerReference, 'accept')).not.toBeNull();
  });

  it.each([METHOD.card, METHOD.blik])('of method %i cannot be paid once the order is called off', async (method) => {
    const { orderId } = await unpaid(method);
    const { providerReference } = await started(orderId, '123456');
    await cancelOrder(shop, orderId);
    expect(await decideTransfer(shop, providerReference, 'accept')).toBeNull();
  });
});

describe('an answer of the bank that comes late', () => {
  async function asked(blikCode = '') {
    const { orderId, number } = await unpaid(METHOD.card);
    const order = await shop.db.transaction((tx) => lockOrder(tx, orderId));
    const [payment] = await shop.db.select().from(payments).where(eq(payments.orderId, orderId));
    if (!order || !payment) throw new Error('no order');
    const kind = blikCode ? ('blik' as const) : payment.kind;
    return { orderId, number, asking: { kind: 'ask' as const, order, payment: { ...payment, kind, blikCode } } };
  }
  const states = async (orderId: number) => (await paymentState(shop, orderId))?.payments.map(({ state }) => state);
  const REFUSED = '000000';

  it('about a method that is no longer chosen is called off at once', async () => {
    const { orderId, number, asking } = await asked();
    await changeMethod(shop, orderId, METHOD.transfer);
    expect(await callProvider(shop, asking)).toEqual({ kind: 'refused', reason: 'payment-error' });
    expect(await states(orderId)).toEqual(['cancelled', 'chosen']);
    expect(await atBank(number, 'waiting')).toEqual([]);
  });

  it.each([
    ['accepted', 'accepted'],
    ['cancelled', 'cancelled'],
  ] as const)('as a refusal does not undo what the webhook %s said', async (state, kept) => {
    const { orderId, asking } = await asked(REFUSED);
    await sendWebhook(shop, asking.payment, state);
    expect(await callProvider(shop, asking)).toEqual({ kind: 'refused', reason: 'payment-error' });
    expect(await states(orderId)).toEqual([kept]);
  });

  it('after the money has come says so', async () => {
    const { asking } = await asked();
    await sendWebhook(shop, asking.payment, 'accepted');
    expect(await callProvider(shop, asking)).toEqual({ kind: 'paid' });
  });
});
