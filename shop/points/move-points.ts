import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { customers } from '../customers/tables.ts';
import type { Transaction } from '../db/connect.ts';
import { pointsEntries } from './tables.ts';

type Reason = (typeof pointsEntries.$inferInsert)['reason'];

export interface PointsMove {
  customerId: number;
  orderId: number;
  points: number;
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

/** Undoes what an order moved, once: spent points come back, earned ones go as far as they are still there. */
export async function giveBackPoints(tx: Transaction, customerId: number, orderId: number, now: Date): Promise<void> {
  const moved = await tx
    .select({ reason: pointsEntries.reason, change: pointsEntries.change })
    .from(pointsEntries)
    .where(
      and(
        eq(pointsEntries.orderId, orderId),
        inArray(pointsEntries.reason, ['earned', 'spent-on-product', 'spent-on-payment']),
      ),
    );
  const spent = moved.filter((entry) => entry.change < 0).reduce((sum, entry) => sum - entry.change, 0);
  const earned = moved.filter((entry) => entry.change > 0).reduce((sum, entry) => sum + entry.change, 0);
  await addOnce(tx, 'given-back', { customerId, orderId, points: spent, now });
  if (earned === 0) return;
  const [owner] = await tx
    .select({ points: customers.points })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('update');
  await addOnce(tx, 'taken-back', { customerId, orderId, points: -Math.min(earned, owner?.points ?? 0), now });
}

async function addOnce(
  tx: Transaction,
  reason: Reason,
  { customerId, orderId, points, now }: PointsMove,
): Promise<void> {
  if (points === 0) return;
  const written = await tx
    .insert(pointsEntries)
    .values({ customerId, orderId, change: points, reason, at: now })
    .onConflictDoNothing({ target: [pointsEntries.orderId, pointsEntries.reason, pointsEntries.claim] })
    .returning({ id: pointsEntries.id });
  if (written.length === 0) return;
  await tx
    .update(customers)
    .set({ points: sql`${customers.points} + ${points}` })
    .where(eq(customers.id, customerId));
}
