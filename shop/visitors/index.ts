import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Shop } from '../shop.ts';
import { visitors } from './tables.ts';

export { lockVisitor, type Transaction } from './lock-visitor.ts';

export interface Visitor {
  id: number;
  customerId: number | null;
}

/** How old `seenAt` may get before a visit writes it again: most calls stay read-only. */
const seenGranularity = 24 * 60 * 60 * 1000;

export async function findVisitor(shop: Shop, token: string): Promise<Visitor | null> {
  const [row] = await shop.db
    .select({ id: visitors.id, customerId: visitors.customerId, seenAt: visitors.seenAt })
    .from(visitors)
    .where(eq(visitors.tokenHash, hashToken(token)));
  if (!row) return null;
  const now = shop.now();
  if (now.getTime() - row.seenAt.getTime() > seenGranularity) {
    await shop.db.update(visitors).set({ seenAt: now }).where(eq(visitors.id, row.id));
  }
  return { id: row.id, customerId: row.customerId };
}

export async function createVisitor(shop: Shop): Promise<{ visitor: Visitor; token: string }> {
  const token = randomBytes(24).toString('base64url');
  const now = shop.now();
  const [row] = await shop.db
    .insert(visitors)
    .values({ tokenHash: hashToken(token), createdAt: now, seenAt: now })
    .returning({ id: visitors.id });
  if (!row) throw new Error('The new visitor was not stored');
  return { visitor: { id: row.id, customerId: null }, token };
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
