import { and, asc, count, eq } from 'drizzle-orm';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { orderFilterQuery, parseOrderFilter } from '../rules/order-filter.ts';
import { orderViews } from './tables.ts';

const MAX_TITLE_LENGTH = 40;
const MAX_VIEWS = 20;

export interface OrderListView {
  id: number;
  title: string;
  filter: string;
}

/** Each list belongs to one staff member. */
export function listOrderViews(shop: Shop, staffId: number): Promise<OrderListView[]> {
  const { id, title, filter } = orderViews;
  return shop.db
    .select({ id, title, filter })
    .from(orderViews)
    .where(eq(orderViews.staffId, staffId))
    .orderBy(asc(title));
}

/** Replaces a list with the same title. */
export async function saveOrderView(
  shop: Shop,
  staffId: number,
  { title, filter }: { title: string; filter: string },
): Promise<'saved' | 'no-title' | 'too-many'> {
  const named = title.trim().slice(0, MAX_TITLE_LENGTH);
  if (named === '') return 'no-title';
  const query = orderFilterQuery(parseOrderFilter(new URLSearchParams(filter)));
  const known = (await listOrderViews(shop, staffId)).some((view) => view.title === named);
  const [own] = await shop.db.select({ many: count() }).from(orderViews).where(eq(orderViews.staffId, staffId));
  if (!known && (own?.many ?? 0) >= MAX_VIEWS) return 'too-many';
  await shop.db
    .insert(orderViews)
    .values({ staffId, title: named, filter: query, createdAt: shop.now() })
    .onConflictDoUpdate({ target: [orderViews.staffId, orderViews.title], set: { filter: query } });
  return 'saved';
}

export async function removeOrderView(shop: Shop, staffId: number, viewId: number): Promise<void> {
  if (!isRowId(viewId)) return;
  await shop.db.delete(orderViews).where(and(eq(orderViews.staffId, staffId), eq(orderViews.id, viewId)));
}
