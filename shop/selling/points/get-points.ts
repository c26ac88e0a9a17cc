import { desc, eq } from 'drizzle-orm';
import { customers } from '#shop/customers/accounts/tables.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { pointsEntries } from './tables.ts';

export interface PointsAccount {
  balance: number;
  /** Newest first. */
  entries: {
    change: number;
    reason: (typeof pointsEntries.$inferSelect)['reason'];
    orderId: number | null;
    at: Date;
  }[];
}

const MOST_ENTRIES = 100;

/** What a customer has and how it came about. */
export async function getPoints(shop: Shop, customerId: number): Promise<PointsAccount> {
  const [owner] = await shop.db
    .select({ points: customers.points })
    .from(customers)
    .where(eq(customers.id, customerId));
  const { change, reason, orderId, at } = pointsEntries;
  const entries = await shop.db
    .select({ change, reason, orderId, at })
    .from(pointsEntries)
    .where(eq(pointsEntries.customerId, customerId))
    .orderBy(desc(pointsEntries.at), desc(pointsEntries.id))
    .limit(MOST_ENTRIES);
  return { balance: owner?.points ?? 0, entries };
}
