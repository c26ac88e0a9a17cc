import { and, asc, count, desc, eq, type SQL } from 'drizzle-orm';
import { listLink } from '#rules/platform/links/list-links.ts';
import { products } from '#shop/catalogue/products/tables.ts';
import type { Database } from '#shop/platform/db/connect.ts';
import { isRowId } from '#shop/platform/db/row-id.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { type ListOwner, ownedBy } from './list-owner.ts';
import { shoppingListItems, shoppingLists } from './tables.ts';

/** S3.54 */
export interface ListHead {
  id: number;
  name: string;
  link: string;
  productCount: number;
  public: boolean;
  /** Part of the link for others; empty while the list is private. */
  shareToken: string;
}

export interface ListItem {
  productId: number;
  size: string;
}

export interface FoundList extends ListHead {
  /** False for somebody who came by the link of a public list. */
  own: boolean;
  /** Newest first. */
  items: ListItem[];
}

/** All lists of a visitor or customer, oldest first: the first one is the one that is offered first (S4.41). */
export function getLists(shop: Shop, owner: ListOwner): Promise<ListHead[]> {
  return readHeads(shop.db, ownedBy(owner));
}

/** One of the caller's own lists. */
export async function findOwnList(shop: Shop, owner: ListOwner, id: number): Promise<ListHead | null> {
  if (!isRowId(id)) return null;
  const [head] = await readHeads(shop.db, and(eq(shoppingLists.id, id), ownedBy(owner)));
  return head ?? null;
}

/** A list with what is on it, for its owner or for whoever has the link of a public one; null for everybody else. */
export async function findList(
  shop: Shop,
  owner: ListOwner | null,
  id: number,
  shareToken = '',
): Promise<FoundList | null> {
  const own = owner ? await findOwnList(shop, owner, id) : null;
  const head = own ?? (await findShared(shop, id, shareToken));
  if (!head) return null;
  const items = await shop.db
    .select({ productId: shoppingListItems.productId, size: shoppingListItems.sizeType })
    .from(shoppingListItems)
    .where(eq(shoppingListItems.listId, id))
    .orderBy(desc(shoppingListItems.addedAt), shoppingListItems.productId, shoppingListItems.sizeType);
  return { ...head, own: own !== null, items };
}

async function findShared(shop: Shop, id: number, shareToken: string): Promise<ListHead | null> {
  if (!isRowId(id) || shareToken === '') return null;
  const [head] = await readHeads(shop.db, and(eq(shoppingLists.id, id), eq(shoppingLists.shareToken, shareToken)));
  return head ?? null;
}

async function readHeads(db: Pick<Database, 'select'>, where: SQL | undefined): Promise<ListHead[]> {
  const { id, name, shareToken } = shoppingLists;
  const rows = await db
    .select({ id, name, shareToken, productCount: count(products.id) })
    .from(shoppingLists)
    .leftJoin(shoppingListItems, eq(shoppingListItems.listId, id))
    // Products that were withdrawn are not shown, so they do not count.
    .leftJoin(products, and(eq(products.id, shoppingListItems.productId), eq(products.visible, true)))
    .where(where)
    .groupBy(id)
    .orderBy(asc(shoppingLists.createdAt), asc(id));
  return rows.map(({ shareToken: token, ...row }) => ({
    ...row,
    link: listLink(row.id),
    public: token !== null,
    shareToken: token ?? '',
  }));
}
