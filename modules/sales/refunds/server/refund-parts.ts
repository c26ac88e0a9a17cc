import { and, asc, desc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { type OrderRow, refunds } from '#modules/sales/order-ledger/server/index.ts';
import { giftCards, giftCardUses, payments, providerNamed } from '#modules/sales/payments/server/index.ts';
import type { Database } from '#platform/db/server/connect.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { paymentRefunds } from './tables.ts';

type Reader = Pick<Database, 'select'>;

export type PaymentRefund = typeof paymentRefunds.$inferSelect;

export interface RefundShare {
  paymentId: number;
  amount: Grosze;
}

export function listRefunds(db: Reader, orderId: number): Promise<PaymentRefund[]> {
  return db.select().from(paymentRefunds).where(eq(paymentRefunds.orderId, orderId)).orderBy(asc(paymentRefunds.id));
}

/** By order: promised and not sent money: requested from a provider, or decided for a claim. */
export async function reservedFor(db: Reader, orderIds: readonly number[]): Promise<Map<number, Grosze>> {
  if (orderIds.length === 0) return new Map();
  const onTheirWay = await db
    .select({ orderId: paymentRefunds.orderId, amount: paymentRefunds.amount })
    .from(paymentRefunds)
    .where(
      and(
        inArray(paymentRefunds.orderId, [...orderIds]),
        isNull(paymentRefunds.refundId),
        inArray(paymentRefunds.state, ['asked', 'accepted', 'by-hand']),
      ),
    );
  const done = db
    .select({ sum: sql`coalesce(sum(${paymentRefunds.amount}), 0)` })
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.refundId, refunds.id), eq(paymentRefunds.state, 'done')));
  const decided = await db
    .select({ orderId: refunds.orderId, amount: sql<number>`(${refunds.amount} - (${done}))::float8` })
    .from(refunds)
    .where(and(inArray(refunds.orderId, [...orderIds]), isNull(refunds.paidAt)));
  const all = [...onTheirWay, ...decided];
  return new Map(orderIds.map((id) => [id, sumOf(all.filter(({ orderId }) => orderId === id))]));
}

export async function providerShares(db: Reader, shop: Shop, orderId: number): Promise<RefundShare[]> {
  const taken = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'accepted'), ne(payments.providerReference, '')))
    .orderBy(desc(payments.id));
  const rows = (await listRefunds(db, orderId)).filter(({ state }) => state !== 'refused');
  return taken
    .filter(({ provider }) => providerNamed(shop, provider) !== null)
    .map(({ id, amount }) => ({
      paymentId: id,
      amount: amount - sumOf(rows.filter(({ paymentId }) => paymentId === id)),
    }))
    .filter(({ amount }) => amount > 0);
}

/** At most what the shop holds and has not promised. */
export async function refundableShares(
  db: Reader,
  shop: Shop,
  { id, paid, refunded }: OrderRow,
): Promise<{ max: Grosze; shares: RefundShare[] }> {
  const shares = await providerShares(db, shop, id);
  const held = paid - refunded - ((await reservedFor(db, [id])).get(id) ?? 0);
  return { max: Math.max(0, Math.min(held, sumOf(shares))), shares };
}

/** Shares of gift cards that can take the money back: not blocked or expired ones. */
export async function cardShares(
  db: Reader,
  orderId: number,
  now: Date,
): Promise<(RefundShare & { cardId: number })[]> {
  const amount = sql<number>`sum(${giftCardUses.amount})::float8`;
  return db
    .select({ cardId: giftCardUses.cardId, paymentId: giftCardUses.paymentId, amount })
    .from(giftCardUses)
    .innerJoin(giftCards, eq(giftCards.id, giftCardUses.cardId))
    .where(
      and(
        eq(giftCardUses.orderId, orderId),
        eq(giftCards.blocked, false),
        or(isNull(giftCards.expiresAt), gt(giftCards.expiresAt, now)),
      ),
    )
    .groupBy(giftCardUses.cardId, giftCardUses.paymentId)
    .having(gt(amount, 0))
    .orderBy(asc(giftCardUses.cardId));
}

/** The first share first. */
export function takeFrom<Share extends RefundShare>(amount: Grosze, shares: readonly Share[]): Share[] {
  let left = amount;
  return shares.flatMap((share) => {
    const taken = Math.min(left, share.amount);
    left -= taken;
    return taken > 0 ? [{ ...share, amount: taken }] : [];
  });
}

export function sumOf(rows: readonly { amount: Grosze }[]): Grosze {
  return rows.reduce((all, { amount }) => all + amount, 0);
}
