import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import {
  acceptReturn,
  fileReturn,
  findReturn,
  refundReturn,
  saveReturnMethod,
  saveReturnProducts,
} from '#modules/after-sale/returns/server/index.ts';
import { findWithdrawal, refundWithdrawal, withdraw } from '#modules/after-sale/withdrawals/server/index.ts';
import { getPoints } from '#modules/sales/loyalty/server/index.ts';
import { orders } from '#modules/sales/order-ledger/server/index.ts';
import { changeOrderState, findOrderById } from '#modules/sales/orders/server/index.ts';
import { letMoneyGo } from '#platform/testing/let-money-go.ts';
import { addGood, equipShop, newShopper, placed } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);

async function bought(size: { points?: number; pointsReceived?: number }, forPoints: boolean) {
  const productId = await addGood(shop, categoryId, { stock: 50, ...size }, { forPoints });
  const shopper = await newShopper(shop, [{ productId, quantity: 3, forPoints }], { points: 1000 });
  const { orderId } = await placed(shop, shopper);
  const [row] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
  await shop.db.update(orders).set({ paid: row?.totalGross }).where(eq(orders.id, orderId));
  return { orderId, customerId: shopper.customerId ?? 0 };
}

async function arrive(orderId: number) {
  for (const state of ['packing', 'sent', 'delivered'] as const) await changeOrderState(shop, orderId, state);
}

async function orderOf(orderId: number) {
  const order = await findOrderById(shop.db, orderId);
  if (!order) throw new Error('no order');
  return order;
}

async function sendBack(orderId: number, quantity: number) {
  const order = await orderOf(orderId);
  const wanted = order.lines.map(({ lineId }) => ({ lineId, quantity, comment: '' }));
  await saveReturnProducts(shop, order, { wanted, reason: '' });
  await saveReturnMethod(shop, orderId, { method: 'own', deliveryId: 'poczta', parameterConfirmed: true, phone: '' });
  const filed = await fileReturn(shop, orderId, { way: 'balance', bankAccount: '', note: '' });
  const { id = 0 } = (await findReturn(shop, filed.kind === 'filed' ? filed.code : '')) ?? {};
  await acceptReturn(shop, id);
  expect(await refundReturn(shop, id)).toEqual({ kind: 'done' });
  await letMoneyGo(shop);
}

async function withdrawFrom(orderId: number, quantity: number, { settled = true } = {}) {
  const order = await orderOf(orderId);
  const pieces = order.lines.map(({ lineId }) => ({ lineId, quantity }));
  const writeReceipt = async () => Buffer.from('%PDF');
  const outcome = await withdraw(shop, order, { key: crypto.randomUUID(), pieces, name: 'Jan', writeReceipt });
  const made = await findWithdrawal(shop, outcome.kind === 'made' ? outcome.code : '');
  if (!made) throw new Error(outcome.kind);
  const settle = async () => {
    expect(await refundWithdrawal(shop, made, {})).toMatchObject({ kind: 'done' });
    await letMoneyGo(shop);
  };
  if (settled) await settle();
  return settle;
}

const balance = async (customerId: number) => (await getPoints(shop, customerId)).balance;

it('what was bought for points comes back in points, piece by piece, and the order ends when all did', async () => {
  const { orderId, customerId } = await bought({ points: 100 }, true);
  expect(await balance(customerId)).toBe(700);
  await arrive(orderId);
  await sendBack(orderId, 1);
  expect(await balance(customerId)).toBe(800);
  await sendBack(orderId, 2);
  expect(await balance(customerId)).toBe(1000);
  expect((await orderOf(orderId)).state).toBe('returned');
});

it('what the pieces earned is taken back, to the point', async () => {
  const { orderId, customerId } = await bought({ pointsReceived: 11 }, false);
  await arrive(orderId);
  expect(await balance(customerId)).toBe(1033);
  await sendBack(orderId, 1);
  expect(await balance(customerId)).toBe(1022);
  await sendBack(orderId, 2);
  expect(await balance(customerId)).toBe(1000);
});

it('pieces whose money went back before the parcel came earn nothing', async () => {
  const { orderId, customerId } = await bought({ pointsReceived: 11 }, false);
  await withdrawFrom(orderId, 1);
  await arrive(orderId);
  expect(await balance(customerId)).toBe(1022);
});

it('pieces that were withdrawn from before the parcel came earn nothing, whenever that is settled', async () => {
  const { orderId, customerId } = await bought({ pointsReceived: 11 }, false);
  const settle = await withdrawFrom(orderId, 1, { settled: false });
  await arrive(orderId);
  expect(await balance(customerId)).toBe(1022);
  await sendBack(orderId, 1);
  expect(await balance(customerId)).toBe(1011);
  await settle();
  expect(await balance(customerId)).toBe(1011);
});

it('an order called off after a part of it was paid back gives back the rest only', async () => {
  const { orderId, customerId } = await bought({ points: 100 }, true);
  await withdrawFrom(orderId, 1);
  expect(await balance(customerId)).toBe(800);
  await changeOrderState(shop, orderId, 'cancelled');
  expect(await balance(customerId)).toBe(1000);
});
