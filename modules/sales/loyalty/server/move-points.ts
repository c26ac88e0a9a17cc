import { and, eq, gte, inArray, sql, sum } from 'drizzle-orm';
import { customers } from '#modules/customers/accounts/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { pointsEntries } from './tables.ts';

type Reason = (typeof pointsEntries.$inferInsert)['reason'];

export interface PointsMove {
  customerId: number;
  orderId: number;
  points: number;
  /** The return or withdrawal they go back for; left out for the order as a whole. */
  claim?: string;
  now: Date;
}

/** Takes points for an order; false when the customer has too few, and then nothing is taken. */
export async function spendPoints(
  tx: Transaction,
  reason: 'spent-on-product' | 'spent-on-payment',
  { customerId, orderId, points, now }: PointsMove,
): Promise<boolean> {
  if (points <= 0) return points === 0;
  const [left] = await tx
    .update(customers)
    .set({ points: sql`${customers.points} - ${points}` })
    .where(and(eq(customers.id, customerId), gte(customers.points, points)))
    .returning({ points: customers.points });
  if (!left) return false;
  await tx.insert(pointsEntries).values({ customerId, orderId, change: -points, reason, at: now });
  return true;
}

/** Adds what an order earned; asked again for the same order it adds nothing. */
export function earnPoints(tx: Transaction, move: PointsMove): Promise<void> {
  return addOnce(tx, 'earned', move);
}

/** Undoes what an order moved and did not give back yet: spent points come back, earned ones go as far as they are there. */
export async function giveBackPoints(tx: Transaction, customerId: number, orderId: number, now: Date): Promise<void> {
  const spent = -(await sumOf(tx, orderId, ['spent-on-product', 'spent-on-payment', 'given-back']));
  await addOnce(tx, 'given-back', { customerId, orderId, points: spent, now });
  await takeBack(tx, { customerId, orderId, points: await sumOf(tx, orderId, ['earned', 'taken-back']), now });
}

/**
 * Points of pieces that came back, once for every claim: those they were bought for come back, and of those the order was
 * given it keeps what it still earns.
 */
export async function returnPoints(
  tx: Transaction,
  move: Omit<PointsMove, 'points'> & { claim: string },
  { spent, earned }: { spent: number; earned: number },
): Promise<void> {
  await addOnce(tx, 'given-back', { ...move, points: spent });
  const given = await sumOf(tx, move.orderId, ['earned', 'taken-back']);
  await takeBack(tx, { ...move, points: given - earned });
}

async function sumOf(tx: Transaction, orderId: number, reasons: Reason[]): Promise<number> {
  const [moved] = await tx
    .select({ points: sum(pointsEntries.change).mapWith(Number) })
    .from(pointsEntries)
    .where(and(eq(pointsEntries.orderId, orderId), inArray(pointsEntries.reason, reasons)));
  return moved?.points ?? 0;
}

async function takeBack(tx: Transaction, move: PointsMove): Promise<void> {
  if (move.points <= 0) return;
  const [owner] = await tx
    .select({ points: customers.points })
    .from(customers)
    .where(eq(customers.id, move.customerId))
    .for('update');
  await addOnce(tx, 'taken-back', { ...move, points: -Math.min(move.points, owner?.points ?? 0) });
}

async function addOnce(
  tx: Transaction,
  reason: Reason,
  { customerId, orderId, points, claim, now }: PointsMove,
): Promise<void> {
  if (points === 0) return;
  const written = await tx
    .insert(pointsEntries)
    .values({ customerId, orderId, change: points, reason, claim, at: now })
    .onConflictDoNothing({ target: [pointsEntries.orderId, pointsEntries.reason, pointsEntries.claim] })
    .returning({ id: pointsEntries.id });
  if (written.length === 0) return;
  await tx
    .update(customers)
    .set({ points: sql`${customers.points} + ${points}` })
    .where(eq(customers.id, customerId));
}
