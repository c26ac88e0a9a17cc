import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Grosze } from '#rules/platform/money/grosze.ts';
import { isCalledOff } from '#rules/selling/orders/order-state.ts';
import { recordChange } from '#shop/platform/audit/index.ts';
import { isRowId } from '#shop/platform/db/columns.ts';
import type { Database } from '#shop/platform/db/connect.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { newToken } from '#shop/platform/visitors/index.ts';
import { lockOrder, type OrderRow, owedForEach } from '#shop/selling/order-ledger/index.ts';
import { orders } from '#shop/selling/order-ledger/tables.ts';
import { paymentRefunds } from '../tables.ts';
import { refundable } from './refund-order.ts';
import { bookRefund } from './settle-refund.ts';

/** Money no provider can give back: it came by transfer or to the courier. */
export interface ToPayByHand {
  orderId: number;
  number: string;
  email: string;
  amount: Grosze;
}

const MOST = 1000;

/** What the owner pays back at the own bank, oldest first. */
export async function listToPayByHand(shop: Shop): Promise<ToPayByHand[]> {
  const asked = sql`case when ${orders.state} in ('cancelled', 'returned') then 0 else ${orders.totalGross} end`;
  const rows = await shop.db
    .select()
    .from(orders)
    .where(gt(sql`${orders.paid} - ${orders.refunded}`, asked))
    .orderBy(asc(orders.placedAt), asc(orders.id))
    .limit(MOST);
  const due = await dueOf(shop.db, rows);
  const list: ToPayByHand[] = [];
  for (const { id, number, email } of rows) {
    const amount = (due.get(id) ?? 0) - (await refundable(shop, id));
    if (amount > 0) list.push({ orderId: id, number, email, amount });
  }
  return list;
}

export type ByHandOutcome = 'booked' | 'repeated' | 'unknown-order' | 'too-much';

/** The owner paid it: the books say so, once for each press of the form. */
export function bookPaidByHand(
  shop: Shop,
  orderId: number,
  { amount, key }: { amount: Grosze; key: string },
): Promise<ByHandOutcome> {
  return shop.db.transaction(async (tx): Promise<ByHandOutcome> => {
    const order = isRowId(orderId) ? await lockOrder(tx, orderId) : null;
    if (!order) return 'unknown-order';
    const [known] = await tx
      .select({ id: paymentRefunds.id })
      .from(paymentRefunds)
      .where(and(eq(paymentRefunds.orderId, orderId), eq(paymentRefunds.key, key)));
    if (known) return 'repeated';
    const due = (await dueOf(tx, [order])).get(orderId) ?? 0;
    if (!Number.isInteger(amount) || amount <= 0 || amount > due) return 'too-much';
    const now = shop.now();
    const reference = `H${newToken()}`;
    await tx
      .insert(paymentRefunds)
      .values({ reference, orderId, key, amount, state: 'done', createdAt: now, updatedAt: now });
    await bookRefund(tx, order, amount, now);
    const object = { kind: 'order', id: orderId };
    await recordChange(tx, shop, { action: 'order.paid-back-by-hand', object, to: { amount } });
    return 'booked';
  });
}

/** By order, what the shop holds beyond what the order asks for and no provider is giving back already. */
async function dueOf(db: Pick<Database, 'select'>, rows: readonly OrderRow[]): Promise<Map<number, Grosze>> {
  if (rows.length === 0) return new Map();
  const owed = await owedForEach(db, rows);
  const ids = rows.map(({ id }) => id);
  const open = await db
    .select()
    .from(paymentRefunds)
    .where(and(inArray(paymentRefunds.orderId, ids), inArray(paymentRefunds.state, ['asked', 'accepted'])));
  return new Map(
    rows.map((row) => {
      const { id, paid, refunded, state, totalGross } = row;
      const asked = isCalledOff(state) ? 0 : (owed.get(id) ?? totalGross);
      const going = open.filter(({ orderId }) => orderId === id).reduce((sum, { amount }) => sum + amount, 0);
      return [id, Math.max(0, paid - refunded - asked - going)];
    }),
  );
}
