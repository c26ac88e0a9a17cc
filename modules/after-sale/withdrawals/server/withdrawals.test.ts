import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { waitingPieces, withdrawals } from '#modules/after-sale/claims/server/index.ts';
import {
  beginReturnOfWithdrawal,
  cancelReturn,
  fileReturn,
  findDraft,
  findReturn,
  saveReturnMethod,
} from '#modules/after-sale/returns/server/index.ts';
import { bundleParts, sizes } from '#modules/catalogue/products/server/tables.ts';
import { freePieces, orderLines, orders, refunds } from '#modules/sales/order-ledger/server/index.ts';
import type { OrderView } from '#modules/sales/orders/rules/order-view.ts';
import { changeOrderState, findOrderById } from '#modules/sales/orders/server/index.ts';
import { changeMethod, decideTransfer, payByCard, startPayment } from '#modules/sales/payments/server/index.ts';
import { giftCards } from '#modules/sales/payments/server/tables.ts';
import { listClaimRefunds } from '#modules/sales/refunds/server/index.ts';
import { renewSubscriptions } from '#modules/sales/renewals/server/index.ts';
import { subscriptionOrders, subscriptions } from '#modules/sales/subscriptions/server/tables.ts';
import { outbox, outboxAttachments } from '#platform/mail/server/tables.ts';
import { letMoneyGo } from '#platform/testing/let-money-go.ts';
import { addGood, equipShop, METHOD, newShopper, placed, stockOf } from '#platform/testing/order-shop.ts';
import { subscribed } from '#platform/testing/subscribed.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { testLog } from '#platform/testing/with-client.ts';
import { openShop } from '#server/shop/open-shop.ts';
import { goesBack } from '../rules/withdrawal-view.ts';
import { findWithdrawal, getWithdrawable, refundWithdrawal, withdraw } from './index.ts';

let at = new Date('2026-11-10T10:20:30Z');
const { shop, url } = await testDatabase({ filled: 'empty', now: () => at });
const { categoryId } = await equipShop(shop);
const opened = await openShop({ databaseUrl: url, log: testLog, poolSize: 12, now: () => at, demo: true });
const busy = { ...opened, settings: shop.settings };
afterAll(() => busy.close());

async function bought(quantity = 2, { sent = true } = {}): Promise<OrderView> {
  const productId = await addGood(shop, categoryId, { stock: 100 });
  const { orderId } = await placed(shop, await newShopper(shop, [{ productId, quantity }]));
  await shop.db.update(orders).set({ paid: 100_000 }).where(eq(orders.id, orderId));
  if (sent) for (const state of ['packing', 'sent', 'delivered'] as const) await changeOrderState(shop, orderId, state);
  return again(orderId);
}

async function again(orderId: number): Promise<OrderView> {
  const order = await findOrderById(shop.db, orderId);
  if (!order) throw new Error('no order');
  return order;
}

const lineOf = (order: OrderView) => order.lines[0]?.lineId ?? 0;
const writeReceipt = async () => Buffer.from('%PDF-1.7 potwierdzenie');
const state = (
  order: OrderView,
  quantity: number,
  { key = crypto.randomUUID() as string, lineId = lineOf(order), from = shop } = {},
) => withdraw(from, order, { key, pieces: [{ lineId, quantity }], name: 'Jan Kowalski', writeReceipt });

describe('withdrawing', () => {
  it('X.74 from the purchase that began a subscription stops it, from another purchase it does not', async () => {
    const [own, other] = [await subscribed(shop, categoryId), await subscribed(shop, categoryId)];
    const order = await again(own.orderId);
    await state(order, 1);
    const states = await shop.db.select({ id: subscriptions.id, state: subscriptions.state }).from(subscriptions);
    expect(states.toSorted((a, b) => a.id - b.id)).toEqual([
      { id: own.id, state: 'stopped' },
      { id: other.id, state: 'active' },
    ]);
  });

  it.each([1, 2])(
    'X.74 of %s of 2 unpacked pieces waits for stock without holding its subscription',
    async (quantity) => {
      const { id, orderId, productId } = await subscribed(shop, categoryId, { quantity: 2 });
      const order = await again(orderId);
      const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>();
      // As a renewal does: sizes first, then the subscription.
      const renewing = busy.db.transaction(async (tx) => {
        await tx.select().from(sizes).where(eq(sizes.productId, productId)).for('update');
        hold();
        await expect
          .poll(
            async () =>
              (
                await shop.db.execute(sql`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`)
              ).rowCount,
          )
          .toBeGreaterThan(0);
        await tx.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update', { noWait: true });
      });
      await isHeld;
      const [outcome] = await Promise.all([state(order, quantity), renewing]);
      expect(outcome.kind).toBe('made');
      expect(await shop.db.select().from(subscriptions).where(eq(subscriptions.id, id))).toMatchObject([
        { state: 'stopped' },
      ]);
    },
  );

  it('X.74 from all of a later parcel leaves the subscription active', async () => {
    const { id, orderId } = await subscribed(shop, categoryId);
    await shop.db.update(orders).set({ state: 'delivered', paid: 100_000 }).where(eq(orders.id, orderId));
    await renewSubscriptions(shop, new Date('2026-11-24T12:00:00Z'), new AbortController().signal);
    const [renewal] = await shop.db.select().from(subscriptionOrders).where(eq(subscriptionOrders.subscriptionId, id));
    const order = await again(renewal?.orderId ?? 0);
    expect(await state(order, 1)).toMatchObject({ kind: 'made' });
    expect((await again(order.id)).state).toBe('cancelled');
    expect(await shop.db.select().from(subscriptions).where(eq(subscriptions.id, id))).toMatchObject([
      { state: 'active', nextOn: '2026-12-08' },
    ]);
  });

  it('X.43 piece by piece, one order writes the mails of ten statements a day', async () => {
    const order = await bought(12, { sent: false });
    const before = await shop.db.$count(outbox, eq(outbox.recipient, order.email));
    const outcomes = [];
    for (let times = 0; times < 11; times += 1) outcomes.push((await state(order, 1)).kind);
    expect(outcomes).toEqual([...Array.from({ length: 10 }, () => 'made'), 'too-often']);
    expect(await shop.db.$count(outbox, eq(outbox.recipient, order.email))).toBe(before + 10);
  });

  it('X.06 the receipt holds the statement with date and time, and the document', async () => {
    const order = await bought();
    const outcome = await state(order, 1);
    const made = await findWithdrawal(shop, outcome.kind === 'made' ? outcome.code : '');
    const [mail] = await shop.db
      .select()
      .from(outbox)
      .where(eq(outbox.key, `withdrawal-${made?.id}`));
    expect(mail).toMatchObject({ recipient: 'Jan@Example.com' });
    expect(mail?.text).toContain('10 listopada 2026');
    expect(mail?.text).toContain('11:20:30');
    expect(mail?.text).toContain('odstępuję od umowy sprzedaży');
    expect(mail?.text).toContain(made?.code);
    const files = await shop.db
      .select()
      .from(outboxAttachments)
      .where(eq(outboxAttachments.mailId, mail?.id ?? 0));
    expect(files).toMatchObject([{ name: `odstapienie-${made?.code}.pdf`, type: 'application/pdf' }]);
    expect(await freePieces(shop.db, order.id, 'complaint')).toMatchObject([{ free: 1 }]);
    expect((await again(order.id)).timeline.at(-1)).toMatchObject({ kind: 'withdrawn' });
  });

  it('sent again with the same key it is the same statement; ten at once never take more than was bought', async () => {
    const order = await bought(3);
    const key = crypto.randomUUID();
    const same = await Promise.all(Array.from({ length: 6 }, () => state(order, 1, { key, from: busy })));
    expect(new Set(same.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    const more = await Promise.all(Array.from({ length: 10 }, () => state(order, 1, { from: busy })));
    expect(more.filter(({ kind }) => kind === 'made')).toHaveLength(2);
    expect(await shop.db.select().from(withdrawals).where(eq(withdrawals.orderId, order.id))).toHaveLength(3);
  });

  it.each([0, -1, 3, 1.5, Number.NaN])('%s of 2 pieces changes nothing', async (quantity) => {
    const order = await bought(2);
    expect(await state(order, quantity)).toEqual({ kind: 'changed' });
  });

  it('a line of another order, a barred one and a late one are refused', async () => {
    const order = await bought();
    const other = await bought();
    expect(await state(order, 1, { lineId: lineOf(other) })).toEqual({ kind: 'changed' });
    await shop.db.update(orderLines).set({ withdrawalBar: 'perishable' }).where(eq(orderLines.orderId, other.id));
    expect(await getWithdrawable(shop, await again(other.id))).toMatchObject([{ obstacle: 'perishable' }]);
    expect(await state(await again(other.id), 1)).toEqual({ kind: 'changed' });
    const before = at;
    at = new Date('2026-11-25T10:00:00Z');
    expect(await getWithdrawable(shop, order)).toMatchObject([{ obstacle: 'too-late', until: '2026-11-24' }]);
    expect(await state(order, 1)).toEqual({ kind: 'changed' });
    await shop.db.update(orders).set({ informedOfWithdrawal: false }).where(eq(orders.id, order.id));
    expect(await getWithdrawable(shop, await again(order.id))).toMatchObject([{ obstacle: null, until: '2027-11-24' }]);
    at = before;
  });

  it('a key is of one order; nothing, one line twice, and an order that is not there are no statement', async () => {
    const [order, other] = [await bought(3), await bought(3)];
    const key = crypto.randomUUID();
    expect(await state(order, 1, { key })).toMatchObject({ kind: 'made' });
    expect(await state(other, 1, { key })).toEqual({ kind: 'changed' });
    const piece = { lineId: lineOf(other), quantity: 1 };
    for (const pieces of [[], [piece, piece]]) {
      const statement = { key: crypto.randomUUID(), pieces, name: 'Jan Kowalski', writeReceipt };
      expect(await withdraw(shop, other, statement)).toEqual({ kind: 'changed' });
    }
    expect(await state({ ...other, id: 2_000_000_000 }, 1)).toEqual({ kind: 'changed' });
    expect(await freePieces(shop.db, other.id, 'complaint')).toMatchObject([{ free: 3 }]);
  });

  it.each(['cancelled', 'returned'] as const)('no withdrawal from an order that is %s', async (over) => {
    const order = await bought(1);
    await shop.db.update(orders).set({ state: over }).where(eq(orders.id, order.id));
    expect(await getWithdrawable(shop, await again(order.id))).toMatchObject([{ obstacle: 'over' }]);
    expect(await state(await again(order.id), 1)).toEqual({ kind: 'changed' });
  });

  it('from pieces withdrawn from already there is no second withdrawal', async () => {
    const order = await bought(2);
    await state(order, 1);
    expect(await getWithdrawable(shop, order)).toMatchObject([{ max: 1, obstacle: null }]);
    await state(order, 1);
    expect(await getWithdrawable(shop, order)).toMatchObject([{ max: 0, obstacle: 'claimed' }]);
  });

  it('from all of an order that is not packed calls the order off', async () => {
    const order = await bought(2, { sent: false });
    expect(await state(order, 1)).toMatchObject({ kind: 'made' });
    expect((await again(order.id)).state).not.toBe('cancelled');
    expect(await state(await again(order.id), 1)).toMatchObject({ kind: 'made' });
    expect((await again(order.id)).state).toBe('cancelled');
    // One transaction: after a crash in between the shop must not pack unwanted goods.
    const { rows } = await shop.db.execute(
      sql`select distinct xmin::text from orders where id = ${order.id}
        union select xmin::text from (select xmin from withdrawals where order_id = ${order.id} order by id desc limit 1) w`,
    );
    expect(rows).toHaveLength(1);
  });

  it('from all of one line leaves the other: the order goes on, and only those pieces are on sale again', async () => {
    const [mug, bowl] = [await addGood(shop, categoryId), await addGood(shop, categoryId)];
    const wanted = [{ productId: mug }, { productId: bowl, quantity: 3 }];
    const { orderId } = await placed(shop, await newShopper(shop, wanted));
    const order = await again(orderId);
    expect(await state(order, 1)).toMatchObject({ kind: 'made' });
    expect((await again(orderId)).state).toBe('new');
    expect([await stockOf(shop, mug), await stockOf(shop, bowl)]).toEqual([10, 7]);
    expect(await getWithdrawable(shop, order)).toMatchObject([
      { max: 0, obstacle: 'claimed' },
      { max: 3, obstacle: null },
    ]);
  });

  it('from digital content until it is given with consent, and from a service until it is done', async () => {
    for (const [type, bar] of [
      ['product_virtual', 'digital'],
      ['product_service', 'service'],
    ] as const) {
      const productId = await addGood(shop, categoryId, { stock: -1 }, { type });
      const { orderId } = await placed(shop, await newShopper(shop, [{ productId }]));
      expect(await getWithdrawable(shop, await again(orderId))).toMatchObject([{ obstacle: null }]);
      await shop.db.update(orderLines).set({ deliveredAt: at }).where(eq(orderLines.orderId, orderId));
      expect(await getWithdrawable(shop, await again(orderId))).toMatchObject([{ obstacle: bar }]);
    }
  });

  it('from all but the gift of an order that is not packed calls the order off', async () => {
    const [mug, gift] = [await addGood(shop, categoryId), await addGood(shop, categoryId)];
    const wanted = [mug, gift].map((productId) => ({ productId }));
    const { orderId } = await placed(shop, await newShopper(shop, wanted));
    await shop.db.update(orderLines).set({ gift: true }).where(eq(orderLines.productId, gift));
    expect(await state(await again(orderId), 1)).toMatchObject({ kind: 'made' });
    expect((await again(orderId)).state).toBe('cancelled');
    expect(await stockOf(shop, gift)).toBe(10);
  });

  it('from a part before it is packed puts it on sale again, once, with the parts of a bundle', async () => {
    const spoon = await addGood(shop, categoryId, { stock: 10 });
    const bundle = await addGood(shop, categoryId, { stock: 5 }, { type: 'product_bundle' });
    await shop.db.insert(bundleParts).values({ productId: bundle, partProductId: spoon, quantity: 2 });
    const { orderId } = await placed(shop, await newShopper(shop, [{ productId: bundle, quantity: 3 }]));
    const stock = async () => [await stockOf(shop, bundle), await stockOf(shop, spoon)];
    expect(await stock()).toEqual([2, 4]);
    const key = crypto.randomUUID();
    const order = await again(orderId);
    const outcomes = await Promise.all([1, 2, 3].map(() => state(order, 1, { key, from: busy })));
    const made = await findWithdrawal(shop, outcomes[0]?.kind === 'made' ? outcomes[0].code : '');
    expect(await stock()).toEqual([3, 6]);
    const [mail] = await shop.db
      .select()
      .from(outbox)
      .where(eq(outbox.key, `withdrawal-${made?.id}`));
    expect(mail?.text).toContain('Nie masz nic do odesłania.');
    await state(await again(orderId), 1);
    expect(await stock()).toEqual([4, 8]);
    await changeOrderState(shop, orderId, 'cancelled');
    expect(await stock()).toEqual([5, 10]);
  });

  it('from a part that is packed or sent leaves the stock to the shop; what never left is not sent back', async () => {
    const productId = await addGood(shop, categoryId, { stock: 10 });
    const { orderId } = await placed(shop, await newShopper(shop, [{ productId, quantity: 3 }]));
    const before = await state(await again(orderId), 1);
    await changeOrderState(shop, orderId, 'packing');
    const later = await state(await again(orderId), 1);
    expect(await stockOf(shop, productId)).toBe(8);
    for (const step of ['sent', 'delivered'] as const) await changeOrderState(shop, orderId, step);
    const sent = [];
    for (const outcome of [before, later]) {
      const made = await findWithdrawal(shop, outcome.kind === 'made' ? outcome.code : '');
      sent.push(made && goesBack(made) && (await beginReturnOfWithdrawal(shop, made)));
    }
    expect(sent).toEqual([false, true]);
  });

  it('money that went back for a part does not go back again when the rest is called off', async () => {
    const order = await bought(2, { sent: false });
    const [card] = await shop.db
      .insert(giftCards)
      .values({ kind: 'voucher', number: 'BON115', issued: 11_500, balance: 11_500, createdAt: at })
      .returning();
    const using = { cardId: card?.id ?? 0, kind: 'voucher', ending: '115' } as const;
    await shop.db.transaction((tx) => payByCard(tx, { orderId: order.id, card: using, amount: 11_500 }, at));
    await shop.db.update(orders).set({ paid: 11_500 }).where(eq(orders.id, order.id));
    const outcome = await state(await again(order.id), 1);
    const made = await findWithdrawal(shop, outcome.kind === 'made' ? outcome.code : '');
    if (!made) throw new Error('No withdrawal');
    const agreed = { way: 'balance', voucherConsent: true } as const;
    expect(await refundWithdrawal(shop, made, agreed)).toEqual({ kind: 'done', amount: 5000 });
    await letMoneyGo(shop);
    await changeOrderState(shop, order.id, 'cancelled');
    const [after] = await shop.db.select().from(giftCards).where(eq(giftCards.number, 'BON115'));
    expect(after?.balance).toBe(11_500 - 5000);
  });

  it('X.04 a voucher instead of money needs the express consent of the customer, which is stored', async () => {
    const order = await bought(2, { sent: false });
    const outcome = await state(order, 1);
    const made = await findWithdrawal(shop, outcome.kind === 'made' ? outcome.code : '');
    if (!made) throw new Error('No withdrawal');
    const claim = { kind: 'withdrawal', id: made.id } as const;
    expect(await refundWithdrawal(shop, made, { way: 'balance' })).toEqual({ kind: 'no-voucher-consent' });
    expect(await listClaimRefunds(shop.db, claim)).toEqual([]);
    const agreed = { way: 'balance', voucherConsent: true } as const;
    expect(await refundWithdrawal(shop, made, agreed)).toMatchObject({ kind: 'done' });
    expect(await listClaimRefunds(shop.db, claim)).toMatchObject([{ way: 'balance', voucherConsentAt: shop.now() }]);
  });

  it('goods sealed for hygiene may be withdrawn from: on their way without question, later unopened', async () => {
    for (const sent of [false, true]) {
      const order = await bought(2, { sent });
      await shop.db.update(orderLines).set({ withdrawalBar: 'sealed' }).where(eq(orderLines.orderId, order.id));
      expect(await state(await again(order.id), 1)).toMatchObject({ kind: 'made' });
    }
  });

  it('from an order that is being paid for closes the page of the bank', async () => {
    const order = await bought(1, { sent: false });
    await shop.db.update(orders).set({ paid: 0 }).where(eq(orders.id, order.id));
    await changeMethod(shop, order.id, METHOD.card);
    const begun = await startPayment(shop, order.id);
    await state(await again(order.id), 1);
    const reference = begun.kind === 'started' ? begun.payment.providerReference : '';
    expect(reference).not.toBe('');
    expect(await decideTransfer(shop, reference, 'accept')).toBeNull();
  });
});

describe('money for what was withdrawn from', () => {
  async function withdrawn(order: OrderView) {
    const outcome = await state(order, 1);
    const made = await findWithdrawal(shop, outcome.kind === 'made' ? outcome.code : '');
    if (!made) throw new Error('no withdrawal');
    const mails = () => shop.db.$count(outbox, eq(outbox.key, `withdrawal-${made.id}-refunded`));
    return { made, mails };
  }

  it('goes back once, for these pieces or as the shop says, and its mail with it', async () => {
    const order = await bought(3, { sent: false });
    const { made, mails } = await withdrawn(order);
    expect(await refundWithdrawal(shop, made, { amount: 999_999 })).toEqual({ kind: 'too-much', held: 100_000 });
    expect(await mails()).toBe(0);
    expect(await refundWithdrawal(shop, made, {})).toEqual({ kind: 'done', amount: 5000 });
    await letMoneyGo(shop);
    expect(await refundWithdrawal(shop, made, {})).toEqual({ kind: 'nothing-waits' });
    expect(await mails()).toBe(1);
    const { made: other } = await withdrawn(order);
    expect(await refundWithdrawal(shop, other, { amount: 1234, way: 'transfer' })).toEqual({
      kind: 'done',
      amount: 1234,
    });
    expect(await shop.db.select().from(refunds).where(eq(refunds.orderId, order.id))).toMatchObject([
      { kind: 'withdrawal', claimId: made.id, amount: 5000, way: 'same-way' },
      { kind: 'withdrawal', claimId: other.id, amount: 1234, way: 'transfer' },
    ]);
  });

  it('is none where none had come, and then no mail is written; the statement waits no longer', async () => {
    const order = await bought(2, { sent: false });
    await shop.db.update(orders).set({ paid: 0 }).where(eq(orders.id, order.id));
    const { made, mails } = await withdrawn(await again(order.id));
    expect(await refundWithdrawal(shop, made, {})).toEqual({ kind: 'done', amount: 0 });
    await letMoneyGo(shop);
    expect(await mails()).toBe(0);
    expect(await waitingPieces(shop.db, made.id)).toEqual([]);
  });

  it('ends the order when nothing of it is kept', async () => {
    const order = await bought(1);
    const { made } = await withdrawn(order);
    expect(await refundWithdrawal(shop, made, {})).toEqual({ kind: 'done', amount: 6500 });
    await letMoneyGo(shop);
    expect((await again(order.id)).state).toBe('returned');
  });

  it('is for a statement and an order that are there', async () => {
    const { made } = await withdrawn(await bought(2));
    const unknown = { kind: 'unknown-order' };
    expect(await refundWithdrawal(shop, { id: 2_000_000_000, orderId: made.orderId }, {})).toEqual(unknown);
    expect(await refundWithdrawal(shop, { id: made.id, orderId: 2_000_000_000 }, {})).toEqual(unknown);
  });
});

describe('sending back what was withdrawn from', () => {
  it('goes on as a return of exactly these pieces, with the delivery of the order refunded when all comes back', async () => {
    const order = await bought(2);
    const outcome = await state(order, 2);
    const made = await findWithdrawal(shop, outcome.kind === 'made' ? outcome.code : '');
    if (!made) throw new Error('no withdrawal');
    expect(await beginReturnOfWithdrawal(shop, made)).toBe(true);
    expect(await beginReturnOfWithdrawal(shop, made)).toBe(true);
    expect((await findDraft(shop, order.id))?.lines).toMatchObject([{ quantity: 2 }]);
    await saveReturnMethod(shop, order.id, {
      method: 'own',
      deliveryId: 'poczta',
      parameterConfirmed: true,
      phone: '',
    });
    const filed = await fileReturn(shop, order.id, { way: 'balance', bankAccount: '', note: '' });
    const view = await findReturn(shop, filed.kind === 'filed' ? filed.code : '');
    expect(view).toMatchObject({ withdrawalId: made.id, amount: 10_000 + order.deliveryCost.gross });
    expect(await freePieces(shop.db, order.id, 'complaint')).toMatchObject([{ free: 0 }]);
    expect(await beginReturnOfWithdrawal(shop, made)).toBe(false);
    await cancelReturn(shop, view?.id ?? 0);
    // Withdrawn from all the same: the pieces wait for another way back.
    expect(await freePieces(shop.db, order.id, 'complaint')).toMatchObject([{ free: 0 }]);
    expect(await waitingPieces(shop.db, made.id)).toMatchObject([{ quantity: 2 }]);
  });
});
