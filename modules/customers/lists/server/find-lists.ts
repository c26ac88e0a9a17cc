import { and, asc, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { isShownProduct, listShownProducts, type ShownProduct } from '#modules/catalogue/products/server/index.ts';
import { lockCustomer } from '#modules/customers/accounts/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Database, Queries, Transaction } from '#platform/db/server/connect.ts';
import { listLink } from '#platform/links/rules/screen-links.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { lockVisitor } from '#platform/visitors/server/index.ts';
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
  /** False for a visitor with the link of a shared list. */
  own: boolean;
  /** Newest first. */
  items: ListItem[];
}

/** Oldest first (S4.41). */
export function getLists(shop: Shop, owner: ListOwner): Promise<ListHead[]> {
  return listHeads(shop.db, ownedBy(owner));
}

export async function findOwnList(shop: Shop, owner: ListOwner, id: number): Promise<ListHead | null> {
  if (!isRowId(id)) return null;
  const [head] = await listHeads(shop.db, and(eq(shoppingLists.id, id), ownedBy(owner)));
  return head ?? null;
}

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
  const { listId, productId } = shoppingListItems;
  const rows = await db
    .select({ id, name, shareToken, productCount: count(productId) })
    .from(shoppingLists)
    .leftJoin(shoppingListItems, and(eq(listId, id), isShownProduct(productId)))
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

/** Lists of the customer when signed in, else of the browser. */
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

export function countLists(db: Database, customerId: number): Promise<number> {
  return db.$count(shoppingLists, eq(shoppingLists.customerId, customerId));
}

/** Limits cover several rows, so changes of one owner are serialised. */
export async function lockOwner(tx: Transaction, { visitorId, customerId }: ListOwner): Promise<void> {
  if (customerId === null) return lockVisitor(tx, visitorId);
  await lockCustomer(tx, customerId);
}

type ListPhoto = Pick<ShownProduct, 'name' | 'photo' | 'photoTone'>;

const SHOWN = 4;

export async function getListPhotos(shop: Shop, listIds: readonly number[]): Promise<Map<number, ListPhoto[]>> {
  const found = new Map<number, ListPhoto[]>();
  if (listIds.length === 0) return found;
  const { rows } = await shop.db.execute<{ list_id: number; product_id: number }>(sql`
    select list_id, product_id from (
      select i.list_id, i.product_id,
        row_number() over (partition by i.list_id order by max(i.added_at) desc, i.product_id) as place
      from ${shoppingListItems} i
      where i.list_id = any(${sql.param(listIds)}::int[]) and ${isShownProduct(sql`i.product_id`)}
      group by i.list_id, i.product_id) newest
    where place <= ${SHOWN} order by list_id, place`);
  const shown = await listShownProducts(
    shop.db,
    rows.map((row) => row.product_id),
  );
  for (const { list_id, product_id } of rows) {
    const product = shown.get(product_id);
    if (product) found.set(list_id, [...(found.get(list_id) ?? []), product]);
  }
  return found;
}

/** Customers with this size on a list. */
export async function listListSavers(db: Queries, productId: number, sizeType: string): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: shoppingLists.customerId })
    .from(shoppingListItems)
    .innerJoin(shoppingLists, eq(shoppingLists.id, shoppingListItems.listId))
    .where(and(eq(shoppingListItems.productId, productId), eq(shoppingListItems.sizeType, sizeType)));
  return rows.flatMap(({ id }) => id ?? []);
}
