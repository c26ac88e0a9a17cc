import { eq } from 'drizzle-orm';
import type { Transaction } from '#shop/platform/db/connect.ts';
import { visitors } from './tables.ts';

/** Until the transaction ends, nobody else changes what this visitor holds: limits span several rows, so no one of them could be the lock. */
export async function lockVisitor(tx: Transaction, visitorId: number): Promise<void> {
  const locked = await tx.select({ id: visitors.id }).from(visitors).where(eq(visitors.id, visitorId)).for('update');
  if (locked.length === 0) throw new Error('The visitor does not exist');
}
