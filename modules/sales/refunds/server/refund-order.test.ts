import { and, eq } from 'drizzle-orm';
import { afterEach, expect, it, vi } from 'vitest';
import { findOrderForStaff } from '#modules/sales/order-admin/server/index.ts';
import { cancelOrder, findOrderById } from '#modules/sales/orders/server/index.ts';
import {
  decideTransfer,
  LOCAL_BANK,
  type SignedWebhook,
  startPayment,
  WEBHOOK_HEADER,
} from '#modules/sales/payments/server/index.ts';
import { localBank } from '#modules/sales/payments/server/local-bank/local-bank.ts';
import { bankRefunds, bankTransfers, payments } from '#modules/sales/payments/server/tables.ts';
import { addGood, equipShop, METHOD, newShopper, placed } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { jobs } from '#server/shop/schema.ts';
import { acceptWebhook } from './index.ts';
import { bookPaidByHand, listToPayByHand } from './pay-by-hand.ts';
import { refundable, refundOrder, requestRefundsAgain } from './refund-order.ts';
import { listRefunds } from './refund-parts.ts';

let now = new Date('2026-03-01T10:00:00Z');
const { shop } = await testDatabase({ filled: 'empty', now: () => now });
const { categoryId } = await equipShop(shop);
const ola = { ...shop, actor: { kind: 'staff' as const, id: 7, name: 'Ola' } };
afterEach(() => vi.restoreAllMocks());

const deliver = ({ body, signature }: SignedWebhook) =>
  acceptWebhook(shop, LOCAL_BANK, { body, header: (name) => (name === WEBHOOK_HEADER ? signature : null) });

/** Every letter the bank has posted so far. */
async function bankEmails(): Promise<SignedWebhook[]> {
  const rows = await shop.db.select({ data: jobs.data }).from(jobs).where(eq(jobs.name, 'local-bank-webhook'));
  await shop.db.delete(jobs).where(eq(jobs.name, 'local-bank-webhook'));
  return rows.map(({ data }) => data as SignedWebhook);
}

async function paid(price = 20_000) {
  const productId = await addGood(shop, categoryId, { price });
  const data = { paymentMethodId: METHOD.card };
  const { orderId, number, toPay } = await placed(shop, await newShopper(shop, [{ productId }], { data }));
  const begun = await startPayment(shop, orderId);
  if (begun.kind !== 'started') throw new Error(begun.kind);
  await decideTransfer(shop, begun.payment.providerReference, 'accept');
  for (const letter of await bankEmails()) await deliver(letter);
  return { orderId, number, toPay, transfer: begun.payment.providerReference };
}

const wentBack = async (transfer: string) =>
  (await shop.db.select().from(bankRefunds).where(eq(bankRefunds.transfer, transfer))).reduce(
    (sum, r) => sum + r.amount,
    0,
  );

it('O.17 a part goes back once, the order stays paid, and the rest follows; books move with the bank’s word', async () => {
  const { orderId, number, toPay, transfer } = await paid();
  const key = 'first-press';
  expect(await refundOrder(ola, orderId, { amount: 5000, key })).toMatchObject({ kind: 'asked', amount: 5000 });
  expect(await refundOrder(ola, orderId, { amount: 5000, key })).toMatchObject({ kind: 'asked', amount: 5000 });
  expect(await findOrderById(shop.db, orderId)).toMatchObject({ paid: toPay, refunded: 0 });
  const letters = await bankEmails();
  expect(letters).toHaveLength(1);
  for (const letter of [...letters, ...letters]) await deliver(letter);
  expect(await findOrderById(shop.db, orderId)).toMatchObject({ paid: toPay, refunded: 5000, left: 0 });
  expect(await findOrderForStaff(shop, number)).toMatchObject({
    refundable: toPay - 5000,
    refunds: [{ amount: 5000, state: 'done' }],
  });
  const max = toPay - 5000;
  expect(await refundOrder(ola, orderId, { amount: max + 1, key: 'second-press' })).toEqual({
    kind: 'too-much',
    max,
  });
  await refundOrder(ola, orderId, { amount: max, key: 'second-press' });
  for (const letter of await bankEmails()) expect(await deliver(letter)).toBe('taken');
  expect(await findOrderById(shop.db, orderId)).toMatchObject({
    refunded: toPay,
    left: 0,
    payments: [{ state: 'refunded' }],
  });
  expect(await wentBack(transfer)).toBe(toPay);
  expect(await refundable(shop, orderId)).toBe(0);
});

it('O.17 two people refund the same order at the same moment: never more than came', async () => {
  const { orderId, toPay, transfer } = await paid();
  const answers = await Promise.all(
    ['press-one', 'press-two', 'press-one', 'press-two'].map((key) =>
      refundOrder(ola, orderId, { amount: toPay, key }),
    ),
  );
  expect(new Set(answers.map(({ kind }) => kind))).toEqual(new Set(['asked', 'too-much']));
  for (const letter of await bankEmails()) await deliver(letter);
  expect(await wentBack(transfer)).toBe(toPay);
  expect(await findOrderById(shop.db, orderId)).toMatchObject({ refunded: toPay });
});

it('O.17 a bank that does not answer is asked again under the same name; money goes once', async () => {
  const { orderId, toPay, transfer } = await paid();
  const real = localBank.refund;
  // It heard, and its answer was lost.
  vi.spyOn(localBank, 'refund').mockImplementationOnce(async (...asked) => {
    await real(...asked);
    throw new Error('socket hang up');
  });
  const log = { ...shop.log, error: () => {} };
  expect(await refundOrder({ ...ola, log }, orderId, { amount: 7000, key: 'lost-answer' })).toMatchObject({
    kind: 'asked',
  });
  expect(await listRefunds(shop.db, orderId)).toMatchObject([{ state: 'asked', problem: 'no-answer' }]);
  expect(await refundOrder(ola, orderId, { amount: toPay, key: 'another-one' })).toMatchObject({ max: toPay - 7000 });
  await requestRefundsAgain(shop);
  expect(await listRefunds(shop.db, orderId)).toMatchObject([{ state: 'asked' }]);
  now = new Date(now.getTime() + 120_000);
  await requestRefundsAgain(shop);
  expect(await listRefunds(shop.db, orderId)).toMatchObject([{ state: 'accepted', problem: '' }]);
  const letters = await bankEmails();
  expect(letters).toHaveLength(1);
  for (const letter of letters) await deliver(letter);
  expect(await wentBack(transfer)).toBe(7000);
  expect(await findOrderById(shop.db, orderId)).toMatchObject({ refunded: 7000 });
});

it('O.17 the bank’s word may come before its answer, and stands', async () => {
  const { orderId } = await paid();
  const real = localBank.refund;
  vi.spyOn(localBank, 'refund').mockImplementationOnce(async (...asked) => {
    const answer = await real(...asked);
    for (const letter of await bankEmails()) await deliver(letter);
    return answer;
  });
  await refundOrder(ola, orderId, { amount: 100, key: 'late-answer' });
  expect(await listRefunds(shop.db, orderId)).toMatchObject([{ state: 'done' }]);
  expect(await findOrderById(shop.db, orderId)).toMatchObject({ refunded: 100 });
});

it('O.17 what the bank refuses is said, and may be asked for anew', async () => {
  const { orderId, toPay, transfer } = await paid();
  await shop.db.update(bankTransfers).set({ state: 'broken' }).where(eq(bankTransfers.reference, transfer));
  const refused = await refundOrder(ola, orderId, { amount: toPay, key: 'refused-one' });
  expect(refused).toEqual({ kind: 'refused', problem: 'not-paid' });
  expect(await refundable(shop, orderId)).toBe(toPay);
  expect(await refundOrder(ola, orderId, { amount: 1, key: 'x' })).toEqual({ kind: 'wrong-key' });
  expect(await refundOrder(ola, 2_000_000_000, { amount: 1, key: 'nobody-knows' })).toEqual({ kind: 'unknown-order' });
});

it('O.17 the whole payment returned at the bank counts the part that was on its way once', async () => {
  const { orderId, toPay, transfer } = await paid();
  await refundOrder(ola, orderId, { amount: 3000, key: 'on-its-way' });
  const [part] = await bankEmails();
  await decideTransfer(shop, transfer, 'return');
  for (const letter of await bankEmails()) await deliver(letter);
  if (part) expect(await deliver(part)).toBe('repeated');
  const order = await findOrderById(shop.db, orderId);
  expect((order?.paid ?? 0) - (order?.refunded ?? 0)).toBe(0);
  expect(order).toMatchObject({ paid: 3000, refunded: 3000 });
  expect(toPay).toBeGreaterThan(3000);
});

it('O.17 what no bank can return stands in the list to be paid by hand, until it was', async () => {
  const productId = await addGood(shop, categoryId, { price: 4000 });
  const { orderId, toPay } = await placed(shop, await newShopper(shop, [{ productId }]));
  await shop.db.update(payments).set({ state: 'accepted' }).where(eq(payments.orderId, orderId));
  await shop.db.execute(`update orders set paid = ${toPay}, state = 'confirmed' where id = ${orderId}`);
  expect((await listToPayByHand(shop)).map((one) => one.orderId)).not.toContain(orderId);
  await cancelOrder(shop, orderId);
  expect(await listToPayByHand(shop)).toContainEqual(expect.objectContaining({ orderId, amount: toPay }));
  const book = (amount: number, key: string) => bookPaidByHand(ola, orderId, { amount, key });
  expect(await book(toPay + 1, 'by-hand-0')).toBe('too-much');
  const pressed = await Promise.all([book(toPay, 'by-hand-1'), book(toPay, 'by-hand-1')]);
  expect(pressed.toSorted()).toEqual(['booked', 'repeated']);
  expect(await book(toPay, 'by-hand-2')).toBe('too-much');
  expect((await listToPayByHand(shop)).map((one) => one.orderId)).not.toContain(orderId);
  const [left] = await shop.db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'accepted')));
  expect(left).toBeDefined();
});
