import { and, asc, desc, eq, exists, gt } from 'drizzle-orm';
import { products, sizes } from '#modules/catalogue/products/server/index.ts';
import { findCustomer } from '#modules/customers/accounts/server/index.ts';
import type { Queries } from '#platform/db/server/connect.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { pointsEntries } from './tables.ts';

export interface PointsAccount {
  balance: number;
  /** Newest first. */
  entries: {
    change: number;
    reason: (typeof pointsEntries.$inferSelect)['reason'];
    /** Why the staff corrected it. */
    note: string;
    orderId: number | null;
    at: Date;
  }[];
}

const MAX_ENTRIES = 100;

export async function getPoints(shop: Shop, customerId: number): Promise<PointsAccount> {
  const owner = await findCustomer(shop.db, customerId);
  const { change, reason, note, orderId, at } = pointsEntries;
  const entries = await shop.db
    .select({ change, reason, note, orderId, at })
    .from(pointsEntries)
    .where(eq(pointsEntries.customerId, customerId))
    .orderBy(desc(pointsEntries.at), desc(pointsEntries.id))
    .limit(MAX_ENTRIES);
  return { balance: owner?.points ?? 0, entries };
}

/** Null for a guest: the programme is for signed-in customers (S6.02). */
export async function getPointsBalance(db: Queries, customerId: number | null): Promise<number | null> {
  if (customerId === null) return null;
  return (await findCustomer(db, customerId))?.points ?? null;
}

const MAX = 24;

export async function listPointsProducts(shop: Shop): Promise<number[]> {
  const priced = shop.db
    .select({ id: sizes.id })
    .from(sizes)
    .where(and(eq(sizes.productId, products.id), gt(sizes.points, 0)));
  const rows = await shop.db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.forPoints, true), eq(products.visible, true), eq(products.available, true), exists(priced)))
    .orderBy(asc(products.minPrice), asc(products.id))
    .limit(MAX);
  return rows.map(({ id }) => id);
}
