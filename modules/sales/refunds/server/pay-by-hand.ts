import { and, asc, eq, gt, inArray, sql, sum } from 'drizzle-orm';
import { isCalledOff } from '#modules/sales/order-ledger/rules/order-state.ts';
import {
  lockOrder,
  type OrderRow,
  orderAddresses,
  orders,
  owedBeforeClaimsEach,
  refunds,
} from '#modules/sales/order-ledger/server/index.ts';
import { recordChange } from '#platform/audit/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Database } from '#platform/db/server/connect.ts';
import { sendMail } from '#platform/mail/server/index.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { newToken } from '#platform/visitors/server/index.ts';
import { refundMail } from './refund-mail.ts';
import { refundable } from './refund-order.ts';
import { reservedFor } from './refund-parts.ts';
import { bookRefund } from './settle-refund.ts';
import { paymentRefunds } from './tables.ts';

/** Money that no provider can refund: it came by transfer or to the courier, or the customer gave an account for it. */
export interface ToPayByHand {
  /** The part of a claim's refund; null for money that an order has too much. */
  partId: number | null;
  orderId: number;
  number: string;
  /** Whom it is paid to. */
  name: string;
  email: string;
  /** Empty when unknown. */
  account: string;
  /** The customer's text for another way. */
  note: string;
  amount: Grosze;
  since: Date;
}

const MAX = 1000;

const isBuyer = and(eq(orderAddresses.orderId, orders.id), eq(orderAddresses.role, 'billing'));
const buyerName = sql<string>`coalesce(nullif(${orderAddresses.companyName}, ''), ${orderAddresses.firstName} || ' ' || ${orderAddresses.lastName}, '')`;

export async function listToPayByHand(shop: Shop): Promise<ToPayByHand[]> {
  const list = [...(await listClaimParts(shop)), ...(await listOrdersOverpaid(shop))];
  return list.toSorted((a, b) => a.since.getTime() - b.since.getTime());
}

async function listClaimParts(shop: Shop): Promise<ToPayByHand[]> {
  const rows = await shop.db
    .select({ part: paymentRefunds, refund: refunds, order: orders, name: buyerName })
    .from(paymentRefunds)
    .innerJoin(refunds, eq(refunds.id, paymentRefunds.refundId))
    .innerJoin(orders, eq(orders.id, paymentRefunds.orderId))
    .leftJoin(orderAddresses, isBuyer)
    .where(eq(paymentRefunds.state, 'by-hand'))
    .orderBy(asc(paymentRefunds.id))
    .limit(MAX);
  return rows.map(({ part, refund, order, name }) => ({
    partId: part.id,
    orderId: order.id,
    number: order.number,
    name,
    email: order.email,
    account: refund.way === 'other' ? '' : refund.details,
    note: refund.way === 'other' ? refund.details : '',
    amount: part.amount,
    since: part.createdAt,
  }));
}

async function listOrdersOverpaid(shop: Shop): Promise<ToPayByHand[]> {
  const asked = sql`case when ${orders.state} in ('cancelled', 'returned') then ${orders.kept} else ${orders.totalGross} end`;
  const rows = await shop.db
    .select({ order: orders, name: buyerName })
    .from(orders)
    .leftJoin(orderAddresses, isBuyer)
    .where(gt(sql`${orders.paid} - ${orders.refunded}`, asked))
    .orderBy(asc(orders.placedAt), asc(orders.id))
    .limit(MAX);
  const due = await payBackOf(
    shop.db,
    rows.map(({ order }) => order),
  );
  const list: ToPayByHand[] = [];
  for (const { order, name } of rows) {
    const { id: orderId, number, email, placedAt: since } = order;
    const amount = (due.get(orderId) ?? 0) - (await refundable(shop, orderId));
    if (amount > 0) list.push({ partId: null, orderId, number, name, email, account: '', note: '', amount, since });
  }
  return list;
}

export type ByHandOutcome = 'booked' | 'repeated' | 'unknown-order' | 'too-much';

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
    const due = (await payBackOf(tx, [order])).get(orderId) ?? 0;
    if (!Number.isInteger(amount) || amount <= 0 || amount > due) return 'too-much';
    const now = shop.now();
    const reference = `H${newToken()}`;
    const [written] = await tx
      .insert(paymentRefunds)
      .values({ reference, orderId, key, amount, state: 'done', createdAt: now, updatedAt: now })
      .returning({ id: paymentRefunds.id });
    await bookRefund(tx, order, amount, now);
    await sendMail(tx, refundMail(shop, order, { name: `refund-${written?.id}`, amount, paidBy: null }), now);
    const object = { kind: 'order', id: orderId };
    await recordChange(tx, shop, { action: 'order.paid-back-by-hand', object, to: { amount } });
    return 'booked';
  });
}

/** By order: money beyond the cost of the order that is not promised yet; open claims refund their part themselves. */
export async function payBackOf(db: Pick<Database, 'select'>, rows: readonly OrderRow[]): Promise<Map<number, Grosze>> {
  const ids = rows.map(({ id }) => id);
  const owed = await owedBeforeClaimsEach(db, rows);
  const reserved = await reservedFor(db, ids);
  const decided = await decidedFor(db, ids);
  return new Map(
    rows.map(({ id, paid, refunded, kept, state, totalGross }) => {
      const gone = refunded + (reserved.get(id) ?? 0);
      if (isCalledOff(state)) return [id, Math.max(0, paid - kept - gone)];
      // Refunds of claims are part of what the order still costs.
      const ofOrderAlone = gone - (decided.get(id) ?? 0);
      return [id, Math.max(0, paid - ofOrderAlone - (owed.get(id) ?? totalGross))];
    }),
  );
}

async function decidedFor(db: Pick<Database, 'select'>, orderIds: readonly number[]): Promise<Map<number, Grosze>> {
  if (orderIds.length === 0) return new Map();
  const { orderId, amount } = refunds;
  const rows = await db
    .select({ orderId, amount: sum(amount).mapWith(Number) })
    .from(refunds)
    .where(inArray(orderId, [...orderIds]))
    .groupBy(orderId);
  return new Map(rows.map((row) => [row.orderId, row.amount]));
}
