import { and, eq, inArray, sum } from 'drizzle-orm';
import { changePoints, lockCustomer } from '#modules/customers/accounts/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { pointsEntries } from './tables.ts';

type Reason = (typeof pointsEntries.$inferInsert)['reason'];

export interface PointsMove {
  customerId: number;
  orderId: number;
  points: number;
  /** The return or withdrawal; without it the whole order. */
  claim?: string;
  now: Date;
}

/** False, without a change, when the customer has too few points. */
export async function spendPoints(
  tx: Transaction,
  reason: 'spent-on-product' | 'spent-on-payment',
  { customerId, orderId, points, now }: PointsMove,
): Promise<boolean> {
  if (points <= 0) return points === 0;
  if (!(await changePoints(tx, customerId, -points))) return false;
  await tx.insert(pointsEntries).values({ customerId, orderId, change: -points, reason, at: now });
  return true;
}

/** Adds the points of an order once. */
export function earnPoints(tx: Transaction, move: PointsMove): Promise<void> {
  return addOnce(tx, 'earned', move);
}

/** Reverses the points of an order: spent points return, earned ones are taken as far as the balance allows. */
export async function giveBackPoints(tx: Transaction, customerId: number, orderId: number, now: Date): Promise<void> {
  const spent = -(await sumOf(tx, orderId, ['spent-on-product', 'spent-on-payment', 'given-back']));
  await addOnce(tx, 'given-back', { customerId, orderId, points: spent, now });
  await takeBack(tx, { customerId, orderId, points: await sumOf(tx, orderId, ['earned', 'taken-back']), now });
}

/**
 * Points of returned pieces, once for every claim: the points that paid for them return, and the order keeps the points that it
 * still earns.
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
  const owner = await lockCustomer(tx, move.customerId);
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
  if (written.length > 0) await changePoints(tx, customerId, points);
}
