import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import {
  changeComplaintState,
  fileComplaint,
  findComplaintByNumber,
  refundComplaint,
} from '#modules/after-sale/complaints/server/index.ts';
import {
  acceptReturn,
  beginReturnOfWithdrawal,
  cancelReturn,
  changeReturnState,
  fileReturn,
  findReturn,
  getReturnable,
  refundReturn,
  saveReturnMethod,
  saveReturnProducts,
} from '#modules/after-sale/returns/server/index.ts';
import {
  findWithdrawal,
  getWithdrawable,
  refundWithdrawal,
  withdraw,
} from '#modules/after-sale/withdrawals/server/index.ts';
import { lineRefund } from '#modules/sales/order-ledger/rules/refund-amount.ts';
import { orderLines, orders, refunds } from '#modules/sales/order-ledger/server/index.ts';
import type { OrderView } from '#modules/sales/orders/rules/order-view.ts';
import { changeOrderState, findOrderById } from '#modules/sales/orders/server/index.ts';
import { recordMoney } from '#modules/sales/payments/server/index.ts';
import { payments } from '#modules/sales/payments/server/tables.ts';
import { payBackOf } from '#modules/sales/refunds/server/index.ts';
import { letMoneyGo } from '#platform/testing/let-money-go.ts';
import { addGood, equipShop, METHOD, newShopper, placed } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { testLog } from '#platform/testing/with-client.ts';
import { openShop } from '#server/shop/open-shop.ts';
import { listComplaintsOfGivenUp, listGivenUpOfComplaint } from './index.ts';

const PIECE = 20_000;
const at = new Date('2026-11-10T10:20:30Z');
const { shop, url } = await testDatabase({ filled: 'empty', now: () => at });
const { categoryId } = await equipShop(shop);
const opened = await openShop({
  databaseUrl: url,
  log: testLog,
  poolSize: 12,
  now: () => at,
  dataDir: shop.dataDir,
  demo: true,
});
const busy = { ...opened, settings: shop.settings };
afterAll(() => busy.close());

/** Paid orders that have come, with as many pieces of each product. */
const arrived = (...quantities: number[]) => arrivedAt(PIECE, quantities);

async function arrivedAt(price: number, quantities: number[]): Promise<OrderView> {
  const goods = [];
  for (const quantity of quantities)
    goods.push({ productId: await addGood(shop, categoryId, { price, stock: 100 }), quantity });
  const shopper = await newShopper(shop, goods, { data: { paymentMethodId: METHOD.card } });
  const { orderId, toPay } = await placed(shop, shopper);
  await shop.db.update(payments).set({ state: 'accepted' }).where(eq(payments.orderId, orderId));
  await shop.db.transaction((tx) => recordMoney(tx, orderId, toPay, at));
  for (const state of ['packing', 'sent', 'delivered'] as const) await changeOrderState(shop, orderId, state);
  const order = await findOrderById(shop.db, orderId);
  if (!order) throw new Error('no order');
  return order;
}

/** The only line costs a grosz less than its pieces, as after a rebate: no piece costs just a part of it. */
async function withOddPrice({ id, total }: OrderView): Promise<OrderView> {
  const less = total.gross - 1;
  await shop.db.update(orderLines).set({ paidGross: less }).where(eq(orderLines.orderId, id));
  await shop.db.update(orders).set({ totalGross: less, goodsGross: less, paid: less }).where(eq(orders.id, id));
  const order = await findOrderById(shop.db, id);
  if (!order) throw new Error('no order');
  return order;
}

const lineAt = (order: OrderView, line = 0) => order.lines[line]?.lineId ?? 0;
const piece = (order: OrderView, quantity: number, line = 0) => ({ lineId: lineAt(order, line), quantity });

async function complain(order: OrderView, pieces: { lineId: number; quantity: number }[], from = shop) {
  const who = { visitorId: 1, customerId: null, key: crypto.randomUUID() as string };
  const lines = pieces.map((one) => ({ ...one, description: 'Pękła', files: [] }));
  const outcome = await fileComplaint(from, order, who, lines);
  const complaint = outcome.kind === 'filed' ? await findComplaintByNumber(shop, outcome.number) : null;
  if (!complaint) throw new Error(outcome.kind);
  return complaint;
}

async function accepted(order: OrderView, pieces: { lineId: number; quantity: number }[]) {
  const complaint = await complain(order, pieces);
  await changeComplaintState(shop, complaint.id, 'accepted');
  return complaint;
}

const declare = (order: OrderView, pieces: { lineId: number; quantity: number }[], from = shop) =>
  withdraw(from, order, {
    key: crypto.randomUUID(),
    pieces,
    name: 'Jan Kowalski',
    writeReceipt: async () => Buffer.from('%PDF'),
  });

async function withdrawn(order: OrderView, ...pieces: { lineId: number; quantity: number }[]) {
  const outcome = await declare(order, pieces);
  const made = await findWithdrawal(shop, outcome.kind === 'made' ? outcome.code : '');
  if (!made) throw new Error(outcome.kind);
  return made;
}

async function sentBack(order: OrderView, quantity: number, line = 0) {
  const wanted = [{ ...piece(order, quantity, line), comment: '' }];
  expect(await saveReturnProducts(shop, order, { wanted, reason: '' })).toMatchObject({ kind: 'saved' });
  return fileDraft(order);
}

async function fileDraft(order: OrderView) {
  const method = { method: 'own', deliveryId: 'poczta', parameterConfirmed: true, phone: '' } as const;
  await saveReturnMethod(shop, order.id, method);
  const outcome = await fileReturn(shop, order.id, { way: 'same-way', bankAccount: '', note: '' });
  const filed = await findReturn(shop, outcome.kind === 'filed' ? outcome.code : '');
  if (!filed) throw new Error(outcome.kind);
  return filed;
}

const refundedIn = async (orderId: number) => {
  const rows = await shop.db.select().from(refunds).where(eq(refunds.orderId, orderId));
  return rows.reduce((sum, { amount }) => sum + amount, 0);
};

/** The amount that can still be refunded after all claims. */
async function payBack(orderId: number) {
  const rows = await shop.db.select().from(orders).where(eq(orders.id, orderId));
  return (await payBackOf(shop.db, rows)).get(orderId);
}

const release = {
  cancelled: (id: number) => cancelReturn(shop, id),
  refused: (id: number) => changeReturnState(shop, id, { state: 'refused' }),
};

/** The claims about the three pieces of an order; a step that is not possible does nothing. */
class Claims {
  open: { quantity: number; returnId: number | null; decide: () => Promise<unknown> }[] = [];
  givenUp = 0;
  byComplaints = 0;
  #kept = 3;
  #isComplained = false;
  readonly #order: OrderView;

  constructor(order: OrderView) {
    this.#order = order;
  }

  async complaint(quantity: number) {
    if (this.#isComplained || quantity > this.#kept) return;
    this.#isComplained = true;
    const complaint = await accepted(this.#order, [piece(this.#order, quantity)]);
    const outcome = await refundComplaint(shop, complaint.id, {});
    this.byComplaints += outcome.kind === 'done' ? outcome.amount : 0;
  }

  async return(quantity: number) {
    if (quantity > this.#kept) return;
    const { id } = await sentBack(this.#order, quantity);
    const decide = async () => {
      await acceptReturn(shop, id);
      return refundReturn(shop, id);
    };
    this.open.push({ quantity, returnId: id, decide });
    this.#kept -= quantity;
  }

  async withdrawal(quantity: number) {
    if (quantity > this.#kept) return;
    const made = await withdrawn(this.#order, piece(this.#order, quantity));
    this.open.push({ quantity, returnId: null, decide: () => refundWithdrawal(shop, made, {}) });
    this.#kept -= quantity;
  }

  async decide(_quantity: number, which: number) {
    const [chosen] = this.open.splice(which, 1);
    if (!chosen) return;
    expect(await chosen.decide()).toMatchObject({ kind: 'done' });
    this.givenUp += chosen.quantity;
  }

  cancel = (_quantity: number, which: number) => this.#release(which, release.cancelled);
  refuse = (_quantity: number, which: number) => this.#release(which, release.refused);

  async #release(which: number, how: (id: number) => Promise<unknown>) {
    const chosen = this.open[which];
    if (!chosen?.returnId) return;
    expect(await how(chosen.returnId)).toEqual({ kind: 'done' });
    this.open.splice(which, 1);
    this.#kept += chosen.quantity;
  }
}

describe('goods that are named in a complaint', () => {
  it('S1.11 X.03 stay open for withdrawal, line by line', async () => {
    const order = await arrived(3, 1);
    await complain(order, [piece(order, 3)]);
    expect(await getWithdrawable(shop, order)).toMatchObject([
      { obstacle: null, max: 3 },
      { obstacle: null, max: 1 },
    ]);
    await complain(order, [piece(order, 1, 1)]);
    expect(await getWithdrawable(shop, order)).toMatchObject([
      { obstacle: null, max: 3 },
      { obstacle: null, max: 1 },
    ]);
    expect(await declare(order, [piece(order, 3), piece(order, 1, 1)])).toMatchObject({ kind: 'made' });
  });

  it('S1.11 X.03 stay open for withdrawal and return when they are all the order has', async () => {
    const order = await arrived(1);
    await complain(order, [piece(order, 1)]);
    expect(await getReturnable(shop, order)).toMatchObject({ obstacle: null, lines: [{ obstacle: null, max: 1 }] });
    expect(await declare(order, [piece(order, 1)])).toMatchObject({ kind: 'made' });
    // Withdrawn pieces are neither withdrawn again nor complained about.
    expect(await getReturnable(shop, order)).toMatchObject({ obstacle: 'claimed' });
    expect(await getWithdrawable(shop, order)).toMatchObject([{ obstacle: 'claimed' }]);
    await expect(complain(order, [piece(order, 1)])).rejects.toThrow('too-many');
  });

  it('S1.11 can be sent back in a voluntary return', async () => {
    const order = await arrived(2);
    await complain(order, [piece(order, 2)]);
    expect((await sentBack(order, 2)).lines).toMatchObject([{ quantity: 2 }]);
    expect(await declare(order, [piece(order, 1)])).toEqual({ kind: 'changed' });
  });

  it('S1.11 show on both sides which claim holds the same pieces', async () => {
    const order = await arrived(2, 1);
    const complaint = await complain(order, [piece(order, 1), piece(order, 1, 1)]);
    const other = await withdrawn(order, piece(order, 1));
    expect(await listGivenUpOfComplaint(shop.db, complaint.id)).toEqual([]);
    expect(await listComplaintsOfGivenUp(shop.db, { kind: 'withdrawal', id: other.id })).toEqual([]);
    const made = await withdrawn(order, piece(order, 1, 1));
    const goods = [order.lines[1]?.name];
    const withdrawals = [{ kind: 'withdrawal', name: made.code, goods }];
    const complaints = [{ kind: 'complaint', name: complaint.number, goods }];
    expect(await listGivenUpOfComplaint(shop.db, complaint.id)).toEqual(withdrawals);
    expect(await listComplaintsOfGivenUp(shop.db, { kind: 'withdrawal', id: made.id })).toEqual(complaints);
    expect(await beginReturnOfWithdrawal(shop, made)).toBe(true);
    const filed = await fileDraft(order);
    expect(await listGivenUpOfComplaint(shop.db, complaint.id)).toEqual(withdrawals);
    expect(await listComplaintsOfGivenUp(shop.db, { kind: 'withdrawal', id: made.id })).toEqual(complaints);
    expect(await listComplaintsOfGivenUp(shop.db, { kind: 'return', id: filed.id })).toEqual(complaints);
  });
});

describe('money for the same pieces', () => {
  it('S1.11 a withdrawal pays what a complaint has left of the price, and nothing is due beyond it', async () => {
    const order = await arrived(1, 1);
    const complaint = await accepted(order, [piece(order, 1)]);
    expect(await refundComplaint(shop, complaint.id, { amount: 3_000 })).toMatchObject({ kind: 'done' });
    const made = await withdrawn(order, piece(order, 1));
    expect(await refundWithdrawal(shop, made, { amount: PIECE })).toEqual({ kind: 'too-much', held: PIECE - 3_000 });
    expect(await refundWithdrawal(shop, made, {})).toEqual({ kind: 'done', amount: PIECE - 3_000 });
    expect(await refundComplaint(shop, complaint.id, { amount: 1 })).toEqual({ kind: 'too-much', held: 0 });
    expect(await refundComplaint(shop, complaint.id, {})).toEqual({ kind: 'too-much', held: 0 });
    expect(await refundedIn(order.id)).toBe(PIECE);
    await letMoneyGo(shop);
    expect(await findOrderById(shop.db, order.id)).toMatchObject({ refunded: PIECE });
    expect(await payBack(order.id)).toBe(0);
  });

  it('S1.11 a complaint that has paid the whole price leaves nothing for the withdrawal', async () => {
    const order = await arrived(1, 1);
    const complaint = await accepted(order, [piece(order, 1)]);
    expect(await refundComplaint(shop, complaint.id, {})).toEqual({ kind: 'done', amount: PIECE });
    const made = await withdrawn(order, piece(order, 1));
    expect(await refundWithdrawal(shop, made, {})).toEqual({ kind: 'done', amount: 0 });
    expect(await refundedIn(order.id)).toBe(PIECE);
    expect(await payBack(order.id)).toBe(0);
  });

  it('S1.11 a withdrawal from the whole order pays the rest with the delivery and ends the order', async () => {
    const order = await arrivedAt(10_000, [1]);
    const all = 10_000 + order.deliveryCost.gross;
    expect(all).toBeGreaterThan(10_000);
    const complaint = await accepted(order, [piece(order, 1)]);
    await refundComplaint(shop, complaint.id, { amount: 5_000 });
    const made = await withdrawn(order, piece(order, 1));
    expect(await refundWithdrawal(shop, made, {})).toEqual({ kind: 'done', amount: all - 5_000 });
    await letMoneyGo(shop);
    expect(await findOrderById(shop.db, order.id)).toMatchObject({ state: 'returned', refunded: all });
    expect(await payBack(order.id)).toBe(0);
  });

  it('S1.11 a withdrawal that is refunded, or waits for its money, leaves the complaint only the other pieces', async () => {
    const order = await arrived(3);
    const complaint = await accepted(order, [piece(order, 3)]);
    await withdrawn(order, piece(order, 1));
    expect(await refundComplaint(shop, complaint.id, { amount: 2 * PIECE + 1 })).toEqual({
      kind: 'too-much',
      held: 2 * PIECE,
    });
    const made = await withdrawn(order, piece(order, 1));
    await refundWithdrawal(shop, made, {});
    expect(await refundComplaint(shop, complaint.id, {})).toEqual({ kind: 'done', amount: PIECE });
    expect(await refundedIn(order.id)).toBe(2 * PIECE);
  });

  it('S1.11 a return pays what a complaint has left of the price', async () => {
    const order = await arrived(2, 1);
    const complaint = await accepted(order, [piece(order, 2)]);
    await refundComplaint(shop, complaint.id, { amount: 30_000 });
    const filed = await sentBack(order, 2);
    const cost = filed.delivery?.cost ?? 0;
    expect(filed.amount).toBe(2 * PIECE - 30_000 - cost);
    await acceptReturn(shop, filed.id);
    expect(await refundReturn(shop, filed.id, 2 * PIECE)).toEqual({ kind: 'too-much', held: 2 * PIECE - 30_000 });
    expect(await refundReturn(shop, filed.id)).toEqual({ kind: 'done' });
    expect(await refundComplaint(shop, complaint.id, { amount: 1 })).toEqual({ kind: 'too-much', held: 0 });
    expect(await payBack(order.id)).toBe(0);
  });

  it('S1.11 the return of a withdrawal pays what a complaint has left of the price', async () => {
    const order = await arrived(2, 1);
    const complaint = await accepted(order, [piece(order, 1)]);
    await refundComplaint(shop, complaint.id, { amount: 4_000 });
    const made = await withdrawn(order, piece(order, 2));
    expect(await beginReturnOfWithdrawal(shop, made)).toBe(true);
    const filed = await fileDraft(order);
    expect(filed.amount).toBe(2 * PIECE - 4_000 - (filed.delivery?.cost ?? 0));
  });

  describe('of which a return is released later', () => {
    it.each(['cancelled', 'refused'] as const)(
      'S1.11 a withdrawal pays in full though an open return is %s',
      async (how) => {
        const order = await arrived(3);
        const complaint = await accepted(order, [piece(order, 1)]);
        await refundComplaint(shop, complaint.id, { amount: PIECE });
        const filed = await sentBack(order, 2);
        const made = await withdrawn(order, piece(order, 1));
        expect(await refundWithdrawal(shop, made, {})).toEqual({ kind: 'done', amount: PIECE });
        await release[how](filed.id);
        expect(await refundedIn(order.id)).toBe(2 * PIECE);
        expect(await payBack(order.id)).toBe(0);
        // Sent back after all, the two pieces pay what the complaint and the withdrawal left of the price.
        const again = await sentBack(order, 2);
        await acceptReturn(shop, again.id);
        expect(await refundReturn(shop, again.id)).toEqual({ kind: 'done' });
        expect(await refundedIn(order.id)).toBe(3 * PIECE);
        expect(await payBack(order.id)).toBe(0);
      },
    );

    it('S1.11 a return pays what it is worth when it is refunded, not when it was filed', async () => {
      const order = await arrived(3);
      const complaint = await accepted(order, [piece(order, 1)]);
      await refundComplaint(shop, complaint.id, { amount: PIECE });
      const filed = await sentBack(order, 2);
      const made = await withdrawn(order, piece(order, 1));
      await refundWithdrawal(shop, made, {});
      expect(filed.amount).toBe(2 * PIECE);
      await acceptReturn(shop, filed.id);
      expect(await findReturn(shop, filed.code)).toMatchObject({ amount: PIECE });
      expect(await refundReturn(shop, filed.id)).toEqual({ kind: 'done' });
      expect(await refundedIn(order.id)).toBe(3 * PIECE);
    });

    it('S1.11 pays withdrawn pieces and complaints once, in any order of filing, decision and release', async () => {
      const kinds = ['complaint', 'return', 'withdrawal', 'decide', 'cancel', 'refuse'] as const;
      const step = fc.record({
        kind: fc.constantFrom(...kinds),
        quantity: fc.integer({ min: 1, max: 2 }),
        which: fc.nat(3),
      });
      // Most orders begin with a paid complaint, which every later claim must take into account. 0: it may come later.
      const firstComplaint = fc.oneof(
        { weight: 4, arbitrary: fc.integer({ min: 1, max: 2 }) },
        { weight: 1, arbitrary: fc.constant(0) },
      );
      await fc.assert(
        fc.asyncProperty(firstComplaint, fc.array(step, { minLength: 3, maxLength: 8 }), async (complained, steps) => {
          const order = await withOddPrice(await arrived(3));
          const claims = new Claims(order);
          if (complained > 0) {
            await claims.complaint(complained);
            expect(claims.byComplaints).toBeGreaterThan(0);
          }
          for (const { kind, quantity, which } of steps) {
            await claims[kind](quantity, which);
            expect(await payBack(order.id)).toBe(0);
          }
          while (claims.open.length > 0) await claims.decide(0, 0);
          const worth = lineRefund({ paid: order.paid, bought: 3, before: 0, quantity: claims.givenUp });
          expect(await refundedIn(order.id)).toBe(Math.min(order.paid, worth + claims.byComplaints));
          expect(await payBack(order.id)).toBe(0);
        }),
        { numRuns: 12 },
      );
    });
  });

  it('S1.11 paid at the same moment the complaint and the withdrawal give the price once', async () => {
    const kinds = fc.array(fc.constantFrom('complaint', 'withdrawal', 'state'), { minLength: 2, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(kinds, async (parallel) => {
        const order = await arrived(2, 1);
        const complaint = await accepted(order, [piece(order, 2)]);
        const made = await withdrawn(order, piece(order, 1));
        const doing = {
          complaint: () => refundComplaint(busy, complaint.id, { key: crypto.randomUUID() }),
          withdrawal: () => refundWithdrawal(busy, made, {}),
          state: () => declare(order, [piece(order, 1)], busy),
        };
        await Promise.all(parallel.map((kind) => doing[kind as keyof typeof doing]()));
        expect(await refundedIn(order.id)).toBeLessThanOrEqual(2 * PIECE);
        const codes = await shop.db.execute<{ code: string }>(
          sql`select code from withdrawals where order_id = ${order.id}`,
        );
        for (const { code } of codes.rows) {
          const one = await findWithdrawal(shop, code);
          if (one) await refundWithdrawal(shop, one, {});
        }
        await refundComplaint(shop, complaint.id, { key: crypto.randomUUID() });
        expect(await refundedIn(order.id)).toBe(2 * PIECE);
        expect(await payBack(order.id)).toBe(0);
      }),
      { numRuns: 8 },
    );
  });
});
