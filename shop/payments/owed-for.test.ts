import { expect, it } from 'vitest';
import { addGood, COURIER, equipShop, METHOD, newShopper, placed } from '../db/testing/order-shop.ts';
import { testDatabase } from '../db/testing/test-database.ts';
import { changeOrderState, readOrderById } from '../orders/index.ts';
import { findWithdrawal, refundWithdrawal, withdraw } from '../withdrawals/index.ts';
import {
  acceptNotification,
  changeMethod,
  decideTransfer,
  LOCAL_BANK,
  NOTICE_HEADER,
  paymentState,
  startPayment,
} from './index.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);
const PIECE = 20_000;

async function unpaid(data: object) {
  const productId = await addGood(shop, categoryId, { price: PIECE, stock: 50 });
  return placed(shop, await newShopper(shop, [{ productId, quantity: 3 }], { data }));
}

async function orderOf(orderId: number) {
  const order = await readOrderById(shop.db, orderId);
  if (!order) throw new Error('no order');
  return order;
}

async function withdrawOne(orderId: number) {
  const order = await orderOf(orderId);
  const pieces = order.lines.map(({ lineId }) => ({ lineId, quantity: 1 }));
  const writeReceipt = async () => Buffer.from('%PDF');
  const outcome = await withdraw(shop, order, { key: crypto.randomUUID(), pieces, name: 'Jan', writeReceipt });
  const made = await findWithdrawal(shop, outcome.kind === 'made' ? outcome.code : '');
  if (!made) throw new Error(outcome.kind);
  return made;
}

it('S2.44 what was withdrawn from before it was paid is not asked for, and not paid back when the rest is paid', async () => {
  const { orderId, toPay } = await unpaid({ paymentMethodId: METHOD.card });
  const rest = toPay - PIECE;
  const made = await withdrawOne(orderId);
  expect(await paymentState(shop, orderId)).toMatchObject({ total: toPay, givenUp: PIECE, left: rest });
  expect(await orderOf(orderId)).toMatchObject({ owed: rest, left: rest });
  expect(await changeMethod(shop, orderId, METHOD.card)).toMatchObject({ payment: { amount: rest } });
  const begun = await startPayment(shop, orderId);
  if (begun.kind !== 'started') throw new Error(begun.kind);
  expect(begun.payment.amount).toBe(rest);
  const letter = await decideTransfer(shop, begun.payment.providerReference, 'accept');
  const header = (name: string) => (name === NOTICE_HEADER ? (letter?.signature ?? null) : null);
  expect(await acceptNotification(shop, LOCAL_BANK, { body: letter?.body ?? '', header })).toBe('taken');
  expect(await orderOf(orderId)).toMatchObject({ state: 'confirmed', paid: rest, left: 0 });
  expect(await refundWithdrawal(shop, made, {})).toEqual({ kind: 'done', amount: 0 });
  expect(await orderOf(orderId)).toMatchObject({ refunded: 0, left: 0 });
});

it('what was paid and then withdrawn from is paid back once, and nothing is asked for again', async () => {
  const { orderId } = await unpaid({ paymentMethodId: METHOD.card });
  const begun = await startPayment(shop, orderId);
  if (begun.kind !== 'started') throw new Error(begun.kind);
  const letter = await decideTransfer(shop, begun.payment.providerReference, 'accept');
  const header = (name: string) => (name === NOTICE_HEADER ? (letter?.signature ?? null) : null);
  await acceptNotification(shop, LOCAL_BANK, { body: letter?.body ?? '', header });
  const made = await withdrawOne(orderId);
  expect(await refundWithdrawal(shop, made, {})).toEqual({ kind: 'done', amount: PIECE });
  expect(await orderOf(orderId)).toMatchObject({ refunded: PIECE, left: 0 });
  expect(await refundWithdrawal(shop, await withdrawOne(orderId), {})).toEqual({ kind: 'done', amount: PIECE });
});

it('a courier takes money for what is in the parcel; what is given up on its way is paid back', async () => {
  const { orderId, toPay } = await unpaid({ courierId: COURIER.door, prepaid: false });
  const early = await withdrawOne(orderId);
  for (const state of ['packing', 'sent'] as const) await changeOrderState(shop, orderId, state);
  const late = await withdrawOne(orderId);
  expect(await orderOf(orderId)).toMatchObject({ left: toPay - PIECE });
  await changeOrderState(shop, orderId, 'delivered');
  expect(await orderOf(orderId)).toMatchObject({ paid: toPay - PIECE, left: 0 });
  for (const made of [early, late]) expect(await refundWithdrawal(shop, made, {})).toMatchObject({ kind: 'done' });
  expect(await orderOf(orderId)).toMatchObject({ refunded: PIECE, left: 0 });
});
