import { and, count, eq, or } from 'drizzle-orm';
import { chooseSize, sentSize } from '#modules/catalogue/products/rules/size-table.ts';
import { listShownSizes } from '#modules/catalogue/products/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { MAX_AT_ONCE, MAX_ON_LIST } from '../rules/list-rules.ts';
import { createList, deleteList, type ListResult, type ListSettings } from './change-lists.ts';
import { type ListItem, type ListOwner, lockOwner, ownedBy } from './find-lists.ts';
import { shoppingListItems, shoppingLists } from './tables.ts';

type Added = ListResult<{ added: ListItem[] }>;

/** Items that are on the list or not for sale are skipped; an error only when none could be added. */
export async function addToList(shop: Shop, owner: ListOwner, id: number, wanted: ListItem[]): Promise<Added> {
  return shop.db.transaction((tx) => addItems(tx, owner, { id, wanted, now: shop.now() }));
}

/** No list is created when no item could be added. */
export async function createListOf(
  shop: Shop,
  owner: ListOwner,
  settings: ListSettings,
  wanted: ListItem[],
): Promise<ListResult<{ id: number }>> {
  const created = await createList(shop, owner, settings);
  if (!created.ok || wanted.length === 0) return created;
  const { id } = created;
  const added = await shop.db.transaction((tx) =>
    addItems(tx, owner, { id, wanted, now: shop.now(), max: wanted.length }),
  );
  if (added.ok) return created;
  await deleteList(shop, owner, id);
  return added;
}

export async function removeFromList(
  shop: Shop,
  owner: ListOwner,
  id: number,
  unwanted: ListItem[],
): Promise<ListResult> {
  if (unwanted.length > MAX_AT_ONCE) return { ok: false, fault: 'too-many-products' };
  return shop.db.transaction(async (tx) => {
    if (!(await isOwn(tx, owner, id))) return { ok: false, fault: 'unknown-list' };
    const removed = await removeItems(tx, id, unwanted);
    return removed > 0 ? { ok: true } : { ok: false, fault: 'not-on-list' };
  });
}

/** Items that the other list already has are removed too. */
export async function moveToList(
  shop: Shop,
  owner: ListOwner,
  { from, to, items }: { from: number; to: number; items: ListItem[] },
): Promise<ListResult> {
  return shop.db.transaction(async (tx): Promise<ListResult> => {
    if (from === to || !(await isOwn(tx, owner, from))) return { ok: false, fault: 'unknown-list' };
    const added = await addItems(tx, owner, { id: to, wanted: items, now: shop.now() });
    if (!added.ok && added.fault !== 'already-on-list') return added;
    await removeItems(tx, from, items);
    return { ok: true };
  });
}

async function addItems(
  tx: Transaction,
  owner: ListOwner,
  { id, wanted, now, max = MAX_AT_ONCE }: { id: number; wanted: ListItem[]; now: Date; max?: number },
): Promise<Added> {
  if (wanted.length > max) return { ok: false, fault: 'too-many-products' };
  await lockOwner(tx, owner);
  if (!(await isOwn(tx, owner, id))) return { ok: false, fault: 'unknown-list' };
  const offered = await listShownSizes(
    tx,
    wanted.map((item) => item.productId),
  );
  const chosen = wanted.map((item) => chooseSize(offered, item));
  const good = chosen.filter((item) => typeof item !== 'string');
  const [held] = await tx.select({ all: count() }).from(shoppingListItems).where(eq(shoppingListItems.listId, id));
  if ((held?.all ?? 0) + good.length > MAX_ON_LIST) return { ok: false, fault: 'list-full' };
  const rows = good.map(({ productId, size }) => ({ listId: id, productId, sizeType: size, addedAt: now }));
  const added =
    rows.length === 0
      ? []
      : await tx
          .insert(shoppingListItems)
          .values(rows)
          .onConflictDoNothing()
          .returning({ productId: shoppingListItems.productId, size: shoppingListItems.sizeType });
  if (added.length > 0) return { ok: true, added };
  const refused = chosen.find((item) => typeof item === 'string');
  return { ok: false, fault: refused ?? (rows.length > 0 ? 'already-on-list' : 'unknown-product') };
}

async function removeItems(tx: Transaction, id: number, unwanted: ListItem[]): Promise<number> {
  const named = unwanted.filter((item) => isRowId(item.productId));
  if (named.length === 0) return 0;
  const { listId, productId, sizeType } = shoppingListItems;
  const gone = await tx
    .delete(shoppingListItems)
    .where(
      and(
        eq(listId, id),
        or(...named.map((item) => and(eq(productId, item.productId), eq(sizeType, sentSize(item.size))))),
      ),
    )
    .returning({ productId });
  return gone.length;
}

async function isOwn(tx: Transaction, owner: ListOwner, id: number): Promise<boolean> {
  if (!isRowId(id)) return false;
  const own = and(eq(shoppingLists.id, id), ownedBy(owner));
  return (await tx.select({ id: shoppingLists.id }).from(shoppingLists).where(own).for('update')).length > 0;
}
