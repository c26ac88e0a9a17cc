import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Shop } from '../shop.ts';
import { noteVisit } from './note-visit.ts';
import { visitors } from './tables.ts';
import { hashToken } from './visitor-token.ts';

export { findHoldings, type Holdings } from './find-holdings.ts';
export { lockVisitor, type Transaction } from './lock-visitor.ts';

export interface Visitor {
  id: number;
  customerId: number | null;
}

export async function findVisitor(shop: Shop, token: string): Promise<Visitor | null> {
  const [row] = await shop.db
    .select({ id: visitors.id, customerId: visitors.customerId, seenAt: visitors.seenAt })
    .from(visitors)
    .where(eq(visitors.tokenHash, hashToken(token)));
  if (!row) return null;
  await noteVisit(shop, row);
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
