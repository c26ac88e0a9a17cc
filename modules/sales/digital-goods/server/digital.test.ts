import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  changeComplaintState,
  fileComplaint,
  findComplaintByNumber,
  refundComplaint,
} from '#modules/after-sale/complaints/server/index.ts';
import { getWithdrawable, withdraw } from '#modules/after-sale/withdrawals/server/index.ts';
import { getOrderSummary } from '#modules/sales/checkout/server/index.ts';
import { orderLines, orders } from '#modules/sales/order-ledger/server/tables.ts';
import type { OrderView } from '#modules/sales/orders/rules/order-view.ts';
import { cancelOrder, changeOrderState, findOrderById, writeOrderMails } from '#modules/sales/orders/server/index.ts';
import { checkCard, listCards, payByCard, recordMoney } from '#modules/sales/payments/server/index.ts';
import { giftCards } from '#modules/sales/payments/server/tables.ts';
import { addRebate } from '#modules/sales/rebates/server/index.ts';
import { rebates } from '#modules/sales/rebates/server/tables.ts';
import { runDueJobs } from '#platform/jobs/server/index.ts';
import { letMoneyGo } from '#platform/testing/let-money-go.ts';
import { addGood, equipShop, METHOD, newShopper, placed } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { DAY_MS } from '#platform/time/rules/units.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
import { bundleParts, outbox } from '#server/shop/schema.ts';
import { deliverDigital, findDownload, setDigital } from './index.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);
const virtual = { type: 'product_virtual' as const };
const cardProduct = await addGood(shop, categoryId, { price: 10_000, stock: -1 }, virtual);
const bookProduct = await addGood(shop, categoryId, { price: 3900, stock: -1 }, virtual);
const mug = await addGood(shop, categoryId, { stock: 100 });
await setDigital(shop, cardProduct, 'gift-card');
await setDigital(shop, bookProduct, { name: 'szlaki.pdf', type: 'application/pdf', content: Buffer.from('%PDF') });

const run = () => runDueJobs(shop, [deliverDigital, writeOrderMails]);
const jan = { data: { email: 'jan@example.com' } };

async function again(orderId: number): Promise<OrderView> {
  const order = await findOrderById(shop.db, orderId);
  if (!order) throw new Error('no order');
  return order;
}

async function bought(wanted: Parameters<typeof newShopper>[1], { pays = true } = {}): Promise<OrderView> {
  const { orderId, toPay } = await placed(shop, await newShopper(shop, wanted, jan));
  if (pays) await shop.db.transaction((tx) => recordMoney(tx, orderId, toPay, shop.now()));
  await run();
  return again(orderId);
}

const mailsOf = async ({ number }: OrderView) =>
  (await shop.db.select().from(outbox)).filter(({ subject }) => subject.includes(number));

describe('a bought gift card', () => {
  it('X.45 none before payment; paid, each piece is a card in the mail and in the order, usable at once, never twice', async () => {
    const unpaid = await bought([{ productId: cardProduct, quantity: 2 }], { pays: false });
    expect(await listCards(shop.db, unpaid.id)).toEqual([]);
    expect((await mailsOf(unpaid))[0]?.text).not.toContain('Paczk');
    await shop.db.transaction((tx) => recordMoney(tx, unpaid.id, 20_000, shop.now()));
    await Promise.all([run(), run()]);
    const cards = await listCards(shop.db, unpaid.id);
    expect(cards).toHaveLength(2);
    expect(new Set(cards.map(({ number }) => number)).size).toBe(2);
    const [card] = cards;
    const { visitor } = await createVisitor(shop);
    const check = await checkCard(shop, visitor.id, { number: card?.number ?? '', pin: card?.pin ?? '' });
    expect(check).toMatchObject({ kind: 'ok', card: { balance: 10_000 } });
    const mails = await mailsOf(unpaid);
    expect(mails).toHaveLength(2);
    const last = mails.find(({ key }) => key === `order-${unpaid.id}-digital`)?.text ?? '';
    for (const { number, pin } of cards) {
      expect(last.replaceAll(' ', '')).toContain(number);
      expect(last).toContain(`PIN: ${pin}`);
    }
    expect(mails.map(({ text }) => text).join()).not.toMatch(/[Pp]aczk|pakowani/);
    const lasts = (card?.expiresAt?.getTime() ?? 0) - shop.now().getTime();
    expect(Math.round(lasts / DAY_MS)).toBe(2 * 365);
    const order = await again(unpaid.id);
    expect(order.state).toBe('delivered');
    expect(order.timeline.map(({ kind }) => kind)).toContain('digital-given');
    const [row] = await shop.db
      .select()
      .from(giftCards)
      .where(eq(giftCards.number, card?.number ?? ''));
    expect(JSON.stringify(row)).not.toContain(`"${card?.pin}"`);
  });

  it('X.45 an order called off before it was given gets none, a gift of the shop is worth none, others keep their own', async () => {
    const paid = async () => {
      const { orderId, toPay } = await placed(shop, await newShopper(shop, [{ productId: cardProduct }], jan));
      await shop.db.transaction((tx) => recordMoney(tx, orderId, toPay, shop.now()));
      return orderId;
    };
    const [off, gift, own, taken] = [await paid(), await paid(), await paid(), await paid()];
    await cancelOrder(shop, off);
    // The bank took its money back before the cards were written.
    await shop.db.update(orders).set({ paid: 0 }).where(eq(orders.id, taken));
    await shop.db.update(orderLines).set({ unitGross: 0 }).where(eq(orderLines.orderId, gift));
    await run();
    expect(await listCards(shop.db, off)).toEqual([]);
    expect((await again(off)).timeline.map(({ kind }) => kind)).not.toContain('digital-given');
    expect(await listCards(shop.db, taken)).toEqual([]);
    expect(await listCards(shop.db, gift)).toEqual([]);
    expect(await again(gift)).toMatchObject({ lines: [{ deliveredAt: expect.any(Date) }] });
    expect(await listCards(shop.db, own)).toMatchObject([
      { amount: 10_000, blocked: false, pin: expect.stringMatching(/^\d{4}$/) },
    ]);
  });

  it('X.45 asks for no consent to lose the right to withdraw; the e-book does', async () => {
    const consents = { terms: true, virtual: false, service: false, mailing: false, sms: false };
    const summary = async (productId: number) =>
      getOrderSummary(shop, await newShopper(shop, [{ productId }], { data: { consents } }));
    expect((await summary(cardProduct)).problems).toEqual([]);
    expect((await summary(bookProduct)).problems).toEqual([{ field: 'consents.virtual', code: 'unchecked' }]);
  });

  it('a rebate is given on goods, never on money', async () => {
    await shop.db.insert(rebates).values({ code: 'DZIESIEC', name: 'Dziesięć', effect: 'percent', value: 10 });
    const shopper = await newShopper(shop, [{ productId: cardProduct }, { productId: mug }]);
    await addRebate(shop, { ...shopper, email: '' }, 'DZIESIEC');
    expect((await getOrderSummary(shop, shopper)).totals.rebate.gross).toBe(500);
  });

  it('X.45 cancelling blocks an unspent card, and is refused once money was spent from one', async () => {
    const order = await bought([{ productId: cardProduct }, { productId: mug }]);
    expect(order).toMatchObject({
      state: 'confirmed',
      lines: [{ deliveredAt: expect.any(Date) }, { deliveredAt: null }],
    });
    expect(await cancelOrder(shop, order.id)).toBe('done');
    expect(await listCards(shop.db, order.id)).toMatchObject([{ blocked: true }]);
    const spent = await bought([{ productId: cardProduct }, { productId: mug }]);
    await spend(spent);
    expect(await cancelOrder(shop, spent.id)).toBe('too-late');
  });

  it('X.45 withdrawing from an unspent card blocks it; a spent one is not given back', async () => {
    const order = await bought([{ productId: cardProduct, quantity: 2 }]);
    await spend(order);
    const [line] = await getWithdrawable(shop, order);
    expect(line).toMatchObject({ max: 1, obstacle: null });
    const statement = { name: 'Jan Kowalski', writeReceipt: async () => Buffer.from('%PDF') };
    const state = (quantity: number) => {
      const pieces = [{ lineId: line?.line.lineId ?? 0, quantity }];
      return withdraw(shop, order, { ...statement, key: crypto.randomUUID(), pieces });
    };
    expect(await state(2)).toEqual({ kind: 'changed' });
    expect(await state(1)).toMatchObject({ kind: 'made' });
    expect((await listCards(shop.db, order.id)).map(({ blocked }) => blocked).sort()).toEqual([false, true]);
    expect(await state(1)).toEqual({ kind: 'changed' });
    expect(await getWithdrawable(shop, order)).toMatchObject([{ max: 0, obstacle: 'card-spent' }]);
  });

  it('X.45 S1.11 a card that a complaint was paid for and blocked can be withdrawn from, its unspent sibling once', async () => {
    const order = await bought([{ productId: cardProduct, quantity: 2 }]);
    const complaintId = await complained(order);
    expect(await refundComplaint(shop, complaintId, {})).toMatchObject({ kind: 'done' });
    const statement = { name: 'Jan Kowalski', writeReceipt: async () => Buffer.from('%PDF') };
    const state = (quantity: number) => {
      const pieces = [{ lineId: order.lines[0]?.lineId ?? 0, quantity }];
      return withdraw(shop, order, { ...statement, key: crypto.randomUUID(), pieces });
    };
    expect(await state(1)).toMatchObject({ kind: 'made' });
    expect((await listCards(shop.db, order.id)).map(({ blocked }) => blocked)).toEqual([true, true]);
    expect(await state(1)).toMatchObject({ kind: 'made' });
    expect(await state(1)).toEqual({ kind: 'changed' });
  });

  it('X.45 an order the owner takes back blocks its unspent card, and is refused once money was spent from one', async () => {
    const order = await bought([{ productId: cardProduct }]);
    expect(await changeOrderState(shop, order.id, 'returned')).toBe('done');
    expect(await listCards(shop.db, order.id)).toMatchObject([{ blocked: true }]);
    const spent = await bought([{ productId: cardProduct }]);
    await spend(spent);
    expect(await changeOrderState(shop, spent.id, 'returned')).toBe('too-late');
    expect(await again(spent.id)).toMatchObject({ state: 'delivered' });
  });

  it('X.45 money for a complaint about an unspent card blocks it; for a spent one none goes back', async () => {
    const order = await bought([{ productId: cardProduct, quantity: 3 }, { productId: mug }]);
    for (const state of ['sent', 'delivered'] as const) await changeOrderState(shop, order.id, state);
    const complaintId = await complained(await again(order.id));
    const goods = order.lines[1]?.paid.gross ?? 0;
    const blocked = async () => (await listCards(shop.db, order.id)).filter((card) => card.blocked).length;
    // The price of the mug does not pay for the card.
    expect(await refundComplaint(shop, complaintId, { amount: goods })).toMatchObject({ kind: 'done' });
    await letMoneyGo(shop);
    expect(await blocked()).toBe(0);
    expect(await refundComplaint(shop, complaintId, { amount: 999_999 })).toMatchObject({ kind: 'too-much' });
    expect(await blocked()).toBe(0);
    for (const amount of [6000, 4000]) {
      expect(await refundComplaint(shop, complaintId, { amount })).toMatchObject({ kind: 'done' });
      await letMoneyGo(shop);
      expect(await blocked()).toBe(1);
    }
    const spent = await bought([{ productId: cardProduct }]);
    const other = await complained(spent);
    await spend(spent);
    expect(await refundComplaint(shop, other, {})).toEqual({ kind: 'card-spent' });
    expect(await again(spent.id)).toMatchObject({ refunded: 0 });
  });
});

it('X.45 the file is there once paid for, for the lines that bought it', async () => {
  const unpaid = await bought([{ productId: bookProduct }], { pays: false });
  const lineId = unpaid.lines[0]?.lineId ?? 0;
  expect(await findDownload(shop, unpaid, lineId)).toBeNull();
  const order = await bought([{ productId: bookProduct }]);
  expect(await findDownload(shop, order, order.lines[0]?.lineId ?? 0)).toMatchObject({ name: 'szlaki.pdf' });
  expect(await findDownload(shop, order, lineId)).toBeNull();
  expect(await findDownload(shop, { ...order, state: 'cancelled' }, order.lines[0]?.lineId ?? 0)).toBeNull();
  const card = await bought([{ productId: cardProduct }]);
  expect(await findDownload(shop, card, card.lines[0]?.lineId ?? 0)).toBeNull();
  const mail = (await mailsOf(order)).find(({ key }) => key === `order-${order.id}-digital`);
  expect(mail?.text).toContain(`/konto/zamowienia/${order.number}/plik/${order.lines[0]?.lineId}?token=`);
});

it('X.45 a part of a bundle gives nothing by itself, so it is not promised to', async () => {
  const good = (versionGroup: number | null) =>
    addGood(shop, categoryId, { price: 10_000, stock: -1 }, { ...virtual, versionGroup });
  const [bundle, part, version, other] = [await good(null), await good(700), await good(700), await good(701)];
  await shop.db.insert(bundleParts).values({ productId: bundle, partProductId: part, choosesVersion: true });
  expect(await setDigital(shop, part, 'gift-card')).toBe(false);
  expect(await setDigital(shop, version, 'gift-card')).toBe(false);
  expect(await setDigital(shop, other, 'gift-card')).toBe(true);
  expect(await setDigital(shop, part, null)).toBe(true);
});

/** A complaint about one piece of each line, which the shop has accepted. */
async function complained(order: OrderView): Promise<number> {
  const { visitor } = await createVisitor(shop);
  const lines = order.lines.map(({ lineId }) => ({ lineId, quantity: 1, description: 'Nie działa', files: [] }));
  const who = { visitorId: visitor.id, customerId: null, key: crypto.randomUUID() };
  const filed = await fileComplaint(shop, order, who, lines);
  const complaint = filed.kind === 'filed' ? await findComplaintByNumber(shop, filed.number) : null;
  if (!complaint) throw new Error(filed.kind);
  await changeComplaintState(shop, complaint.id, 'accepted');
  return complaint.id;
}

/** A customer pays with the first card of an order. */
async function spend({ id }: OrderView): Promise<void> {
  const [bearer] = await listCards(shop.db, id);
  const [row] = await shop.db
    .select()
    .from(giftCards)
    .where(eq(giftCards.number, bearer?.number ?? ''));
  const other = await placed(
    shop,
    await newShopper(shop, [{ productId: mug }], { data: { paymentMethodId: METHOD.blik } }),
  );
  const card = { cardId: row?.id ?? 0, kind: 'gift-card' as const, ending: row?.number.slice(-4) ?? '' };
  await shop.db.transaction((tx) => payByCard(tx, { orderId: other.orderId, card, amount: 100 }, shop.now()));
}
