import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import {
  beginReturnOfWithdrawal,
  fileReturn,
  findDraft,
  saveReturnMethod,
} from '#modules/after-sale/returns/server/index.ts';
import { changeOrderState, findOrderById } from '#modules/sales/orders/server/index.ts';
import { letMoneyGo } from '#platform/testing/let-money-go.ts';
import { addGood, equipShop, newShopper, placed } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { orders, outbox } from '#server/shop/schema.ts';
import {
  findWithdrawal,
  getWithdrawalProgress,
  listWithdrawalQueue,
  refundWithdrawal,
  withdraw,
  withdrawnPieces,
} from './index.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);

async function withdrawn(quantity: number, { sent }: { sent: boolean }) {
  const productId = await addGood(shop, categoryId, { stock: 10 }, { name: 'Kubek' });
  const { orderId } = await placed(shop, await newShopper(shop, [{ productId, quantity: 3 }]));
  await shop.db.update(orders).set({ paid: 16_500 }).where(eq(orders.id, orderId));
  if (sent) for (const state of ['packing', 'sent', 'delivered'] as const) await changeOrderState(shop, orderId, state);
  const order = await findOrderById(shop.db, orderId);
  if (!order) throw new Error('no order');
  const pieces = order.lines.map(({ lineId }) => ({ lineId, quantity }));
  const statement = {
    key: crypto.randomUUID(),
    pieces,
    name: 'Jan Kowalski',
    writeReceipt: async () => Buffer.from('%PDF'),
  };
  const outcome = await withdraw(shop, order, statement);
  const made = await findWithdrawal(shop, outcome.kind === 'made' ? outcome.code : '');
  if (!made) throw new Error(outcome.kind);
  return { orderId, made };
}

const mail = async (key: string) => (await shop.db.select().from(outbox).where(eq(outbox.key, key)))[0];

const listDue = async () => (await listWithdrawalQueue(shop, 'due')).map(({ code }) => code);

it('emails the shop, names the pieces that must not be sent, and is refunded once', async () => {
  const { orderId, made } = await withdrawn(1, { sent: false });
  expect(await mail(`withdrawal-${made.id}-shop`)).toMatchObject({ recipient: shop.settings.email });
  expect(await listDue()).toContain(made.code);
  expect(made.unpacked).toBe(true);
  expect(await withdrawnPieces(shop.db, orderId)).toMatchObject([{ quantity: 1, name: 'Kubek', code: made.code }]);
  await changeOrderState(shop, orderId, 'packing');
  await changeOrderState(shop, orderId, 'sent');
  expect(await refundWithdrawal(shop, made, { amount: 90_000 })).toMatchObject({ kind: 'too-much' });
  expect(await refundWithdrawal(shop, made, { way: 'balance', voucherConsent: true })).toMatchObject({
    kind: 'done',
    amount: 5000,
  });
  expect(await refundWithdrawal(shop, made, {})).toMatchObject({ kind: 'nothing-waits' });
  expect(await findOrderById(shop.db, orderId)).toMatchObject({ refunded: 5000, state: 'sent' });
  expect((await mail(`withdrawal-${made.id}-refunded`))?.text).toMatch(/SALDO\d{12}/);
  expect(await listDue()).not.toContain(made.code);
  expect(await getWithdrawalProgress(shop.db, made.id)).toEqual({ kind: 'refunded', amount: 5000 });
  // Refunded pieces cannot be returned and refunded again.
  expect(await beginReturnOfWithdrawal(shop, made)).toBe(false);
});

it('cancels an unpacked order when all pieces are withdrawn, and refunds everything', async () => {
  const { orderId, made } = await withdrawn(3, { sent: false });
  expect((await findOrderById(shop.db, orderId))?.state).toBe('cancelled');
  expect(await refundWithdrawal(shop, made, {})).toMatchObject({ kind: 'done', amount: 16_500 });
});

it('is not refunded when its goods are in a return', async () => {
  const { orderId, made } = await withdrawn(3, { sent: true });
  await beginReturnOfWithdrawal(shop, made);
  await saveReturnMethod(shop, orderId, { method: 'own', deliveryId: 'poczta', parameterConfirmed: true, phone: '' });
  const filed = await fileReturn(shop, orderId, { way: 'balance', bankAccount: '', note: '' });
  const code = filed.kind === 'filed' ? filed.code : '';
  expect(await refundWithdrawal(shop, made, {})).toMatchObject({ kind: 'nothing-waits' });
  const listed = await listWithdrawalQueue(shop, 'settled');
  expect(listed.find((one) => one.code === made.code)?.returnCode).toBe(code);
});

it('is not filed as a return after its refund', async () => {
  const { orderId, made } = await withdrawn(3, { sent: true });
  await beginReturnOfWithdrawal(shop, made);
  await saveReturnMethod(shop, orderId, { method: 'own', deliveryId: 'poczta', parameterConfirmed: true, phone: '' });
  await refundWithdrawal(shop, made, {});
  await letMoneyGo(shop);
  expect((await findOrderById(shop.db, orderId))?.state).toBe('returned');
  expect(await fileReturn(shop, orderId, { way: 'balance', bankAccount: '', note: '' })).toEqual({ kind: 'no-draft' });
  expect(await findDraft(shop, orderId)).toBeNull();
});
