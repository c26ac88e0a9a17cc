import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { findWithdrawal, refundWithdrawal, withdraw } from '#modules/after-sale/withdrawals/server/index.ts';
import type { OrderLineView } from '#modules/sales/orders/rules/order-view.ts';
import { changeOrderState, findOrderById, listOrders } from '#modules/sales/orders/server/index.ts';
import {
  changeMethod,
  decideTransfer,
  LOCAL_BANK,
  paymentState,
  startPayment,
  WEBHOOK_HEADER,
} from '#modules/sales/payments/server/index.ts';
import { acceptWebhook, recordRefund, requestClaimRefund } from '#modules/sales/refunds/server/index.ts';
import { outbox } from '#platform/mail/server/tables.ts';
import { letMoneyGo } from '#platform/testing/let-money-go.ts';
import { addGood, COURIER, equipShop, METHOD, newShopper, placed } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { claimPieces } from './claim-pieces.ts';
import { orderLines, orders as orderRows } from './tables.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);
const PIECE = 20_000;

async function unpaid(data: object, quantity = 3) {
  const productId = await addGood(shop, categoryId, { price: PIECE, stock: 50 });
  return placed(shop, await newShopper(shop, [{ productId, quantity }], { data }));
}

/** The shopper goes to the bank; the answer lets its webhook come. */
async function toTheBank(orderId: number) {
  const begun = await startPayment(shop, orderId);
  if (begun.kind !== 'started') throw new Error(begun.kind);
  const { amount, providerReference } = begun.payment;
  const webhook = await decideTransfer(shop, providerReference, 'accept');
  const header = (name: string) => (name === WEBHOOK_HEADER ? (webhook?.signature ?? null) : null);
  return { amount, come: () => acceptWebhook(shop, LOCAL_BANK, { body: webhook?.body ?? '', header }) };
}

const overpaid = async (orderId: number) =>
  (await orderOf(orderId)).timeline.filter(({ kind }) => kind === 'overpaid').map(({ details }) => details.amount);
const mailsOf = ({ id }: { id: number }) => shop.db.$count(outbox, eq(outbox.key, `withdrawal-${id}-refunded`));

async function orderOf(orderId: number) {
  const order = await findOrderById(shop.db, orderId);
  if (!order) throw new Error('no order');
  return order;
}

async function withdrawOne(orderId: number, which = (_: OrderLineView) => true) {
  const order = await orderOf(orderId);
  const pieces = order.lines.filter(which).map(({ lineId }) => ({ lineId, quantity: 1 }));
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
  expect(await paymentState(shop, orderId)).toMatchObject({ total: toPay, left: rest });
  expect(await orderOf(orderId)).toMatchObject({ owed: rest, left: rest });
  expect(await changeMethod(shop, orderId, METHOD.card)).toMatchObject({ payment: { amount: rest } });
  const bank = await toTheBank(orderId);
  expect(bank.amount).toBe(rest);
  expect(await bank.come()).toBe('taken');
  expect(await orderOf(orderId)).toMatchObject({ state: 'confirmed', paid: rest, left: 0 });
  expect(await refundWithdrawal(shop, made, {})).toEqual({ kind: 'done', amount: 0 });
  await letMoneyGo(shop);
  expect(await orderOf(orderId)).toMatchObject({ refunded: 0, left: 0 });
  // Nothing had been paid for it: no mail says that money went back.
  expect(await mailsOf(made)).toBe(0);
});

it('what was paid and then withdrawn from is paid back once, and nothing is asked for again', async () => {
  const { orderId } = await unpaid({ paymentMethodId: METHOD.card });
  await (await toTheBank(orderId)).come();
  const made = await withdrawOne(orderId);
  expect(await refundWithdrawal(shop, made, {})).toEqual({ kind: 'done', amount: PIECE });
  await letMoneyGo(shop);
  expect(await orderOf(orderId)).toMatchObject({ refunded: PIECE, left: 0 });
  expect(await mailsOf(made)).toBe(1);
  expect(await refundWithdrawal(shop, await withdrawOne(orderId), {})).toEqual({ kind: 'done', amount: PIECE });
  await letMoneyGo(shop);
});

it.each([
  [['packing', 'sent'], 'home'],
  [['packing', 'sent', 'ready'], 'shop'],
] as const)(
  'money is taken for what is in the parcel; what is given up while it is %s on its way to the %s is paid back',
  async (way, place) => {
    const { orderId, toPay } = await unpaid({ courierId: COURIER[place], locationId: 1, prepaid: false });
    const early = await withdrawOne(orderId);
    for (const state of way) expect(await changeOrderState(shop, orderId, state)).toBe('done');
    const late = await withdrawOne(orderId);
    expect(await orderOf(orderId)).toMatchObject({ left: toPay - PIECE });
    await changeOrderState(shop, orderId, 'delivered');
    expect(await orderOf(orderId)).toMatchObject({ paid: toPay - PIECE, left: 0 });
    // The withdrawal pays it back: it must not be paid a second time.
    expect(await overpaid(orderId)).toEqual([]);
    for (const made of [early, late]) expect(await refundWithdrawal(shop, made, {})).toMatchObject({ kind: 'done' });
    await letMoneyGo(shop);
    expect(await orderOf(orderId)).toMatchObject({ refunded: PIECE, left: 0 });
  },
);

it.each([
  ['open', false, PIECE, []],
  ['settled', true, 0, [PIECE]],
] as const)(
  'the whole sum comes after a part was withdrawn from, whose claim is %s: it goes back once',
  async (_, settled, back, noted) => {
    const { orderId, toPay } = await unpaid({ paymentMethodId: METHOD.card });
    const bank = await toTheBank(orderId);
    const made = await withdrawOne(orderId);
    if (settled) expect(await refundWithdrawal(shop, made, {})).toEqual({ kind: 'done', amount: 0 });
    await letMoneyGo(shop);
    expect(await bank.come()).toBe('taken');
    expect(await orderOf(orderId)).toMatchObject({ paid: toPay, left: 0 });
    expect(await overpaid(orderId)).toEqual(noted);
    if (!settled) expect(await refundWithdrawal(shop, made, {})).toEqual({ kind: 'done', amount: back });
    await letMoneyGo(shop);
  },
);

it('what goes back for a complaint is not asked for again, though a part was given up unpaid', async () => {
  const { orderId, toPay } = await unpaid({ paymentMethodId: METHOD.card });
  await withdrawOne(orderId);
  await (await toTheBank(orderId)).come();
  const claim = { kind: 'complaint', id: 1_000_000 + orderId } as const;
  const lower = { orderId, claim, amount: 700, way: 'same-way' } as const;
  const { lineId = 0 } = (await orderOf(orderId)).lines[0] ?? {};
  const decided = await shop.db.transaction(async (tx) => {
    // The shopper keeps what is complained about.
    await claimPieces(tx, { orderId, claim, pieces: [{ lineId, quantity: 1 }] }, shop.now());
    return recordRefund(tx, shop, lower);
  });
  if (decided.kind === 'done') await requestClaimRefund(shop, decided.refundId);
  await letMoneyGo(shop);
  expect(await orderOf(orderId)).toMatchObject({ owed: toPay - PIECE, refunded: 700, left: 0 });
  // The next piece goes back at its price all the same.
  expect(await refundWithdrawal(shop, await withdrawOne(orderId), {})).toEqual({ kind: 'done', amount: PIECE });
  await letMoneyGo(shop);
});

it('an order of which only the gift is left asks for nothing, and gives back the delivery', async () => {
  const gift = await addGood(shop, categoryId, { price: 0, stock: 50 });
  const productId = await addGood(shop, categoryId, { price: 5000, stock: 50 });
  const basket = [{ productId }, { productId: gift }];
  for (const paid of [false, true]) {
    const { orderId, toPay } = await placed(
      shop,
      await newShopper(shop, basket, { data: { paymentMethodId: METHOD.card } }),
    );
    await shop.db.update(orderLines).set({ gift: true }).where(eq(orderLines.productId, gift));
    if (paid) await (await toTheBank(orderId)).come();
    await changeOrderState(shop, orderId, 'packing');
    const made = await withdrawOne(orderId, ({ gift }) => !gift);
    expect(await orderOf(orderId)).toMatchObject({ state: 'packing', owed: 0, left: 0 });
    expect(await refundWithdrawal(shop, made, {})).toEqual({ kind: 'done', amount: paid ? toPay : 0 });
    await letMoneyGo(shop);
  }
});

it('instalments are offered for what is kept', async () => {
  const { orderId } = await unpaid({ paymentMethodId: METHOD.card }, 6);
  const refused = { kind: 'refused', reason: 'too-many-products' };
  expect(await changeMethod(shop, orderId, METHOD.instalments)).toEqual(refused);
  await withdrawOne(orderId);
  expect(await changeMethod(shop, orderId, METHOD.instalments)).toMatchObject({ kind: 'changed' });
});

it('S2.44 the list of orders asks for what is left of each', async () => {
  const productId = await addGood(shop, categoryId, { price: PIECE, stock: 50 });
  const shopper = await newShopper(shop, [{ productId, quantity: 3 }], { points: 0 });
  const { orderId, toPay } = await placed(shop, shopper);
  const { orders } = await listOrders(shop, shopper.customerId ?? 0);
  expect(orders).toMatchObject([{ id: orderId, toPay }]);
  const other = await unpaid({});
  await shop.db.update(orderRows).set({ customerId: shopper.customerId }).where(eq(orderRows.id, other.orderId));
  await withdrawOne(orderId);
  expect((await listOrders(shop, shopper.customerId ?? 0)).orders).toMatchObject([
    { id: other.orderId, toPay: other.toPay },
    { id: orderId, toPay: toPay - PIECE },
  ]);
});
