import { and, asc, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { products } from '#modules/catalogue/products/server/tables.ts';
import { customers } from '#modules/customers/accounts/server/tables.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Database, Transaction } from '#platform/db/server/connect.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { lockVisitor } from '#platform/visitors/server/index.ts';
import { listLink } from '../rules/list-links.ts';
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
  return listHeads(shop.db, ownedBy(owner));
}

/** One of the caller's own lists. */
export async function findOwnList(shop: Shop, owner: ListOwner, id: number): Promise<ListHead | null> {
  if (!isRowId(id)) return null;
  const [head] = await listHeads(shop.db, and(eq(shoppingLists.id, id), ownedBy(owner)));
  return head ?? null;
}

/** A list with what is on it, for its owner or for a user who has the link of a public one; null for everybody else. */
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
  const [head] = await listHeads(shop.db, and(eq(shoppingLists.id, id), eq(shoppingLists.shareToken, shareToken)));
  return head ?? null;
}

async function listHeads(db: Pick<Database, 'select'>, where: SQL | undefined): Promise<ListHead[]> {
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

/** Whose lists: the customer's while somebody is signed in, the browser's otherwise. */
export interface ListOwner {
  visitorId: number;
  customerId: number | null;
}

export function ownedBy({ visitorId, customerId }: ListOwner): SQL | undefined {
  return customerId === null
    ? and(eq(shoppingLists.visitorId, visitorId), isNull(shoppingLists.customerId))
    : eq(shoppingLists.customerId, customerId);
}

export function ownerColumns({ visitorId, customerId }: ListOwner) {
  return customerId === null ? { visitorId, customerId } : { visitorId: null, customerId };
}

/** Until the transaction ends nobody else changes the owner's lists: their limits span several rows. */
export async function lockOwner(tx: Transaction, { visitorId, customerId }: ListOwner): Promise<void> {
  if (customerId === null) return lockVisitor(tx, visitorId);
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update');
}

interface ListPhoto {
  name: string;
  photo: string | null;
  photoTone: string | null;
}

const SHOWN = 4;

/** Photos of the newest products of each list, in one query. */
export async function getListPhotos(shop: Shop, listIds: readonly number[]): Promise<Map<number, ListPhoto[]>> {
  const found = new Map<number, ListPhoto[]>();
  if (listIds.length === 0) return found;
  const { rows } = await shop.db.execute<{
    list_id: number;
    name: string;
    photo: string | null;
    tone: string | null;
  }>(sql`
    select list_id, name, photo, tone from (
      select i.list_id, p.name, p.photo, p.photo_tone as tone,
        row_number() over (partition by i.list_id order by max(i.added_at) desc, p.id) as place
      from ${shoppingListItems} i join ${products} p on p.id = i.product_id and p.visible
      where i.list_id = any(${sql.param(listIds)}::int[])
      group by i.list_id, p.id) newest
    where place <= ${SHOWN} order by list_id, place`);
  for (const { list_id, name, photo, tone } of rows) {
    found.set(list_id, [...(found.get(list_id) ?? []), { name, photo, photoTone: tone }]);
  }
  return found;
}
