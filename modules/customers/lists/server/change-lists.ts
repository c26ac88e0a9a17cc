import { and, asc, count, eq } from 'drizzle-orm';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { newToken } from '#platform/visitors/server/index.ts';
import { type ListFault, MAX_LISTS, parseListName } from '../rules/list-rules.ts';
import { type ListOwner, lockOwner, ownedBy, ownerColumns } from './find-lists.ts';
import { shoppingLists } from './tables.ts';

export type ListResult<Done extends object = object> = ({ ok: true } & Done) | { ok: false; fault: ListFault };

export interface ListSettings {
  name?: string;
  public?: boolean;
}

export async function createList(
  shop: Shop,
  owner: ListOwner,
  { name: text = '', public: isPublic = false }: ListSettings,
): Promise<ListResult<{ id: number }>> {
  const name = parseListName(text);
  if (name === null) return { ok: false, fault: 'wrong-name' };
  return shop.db.transaction(async (tx) => {
    await lockOwner(tx, owner);
    const [held] = await tx.select({ lists: count() }).from(shoppingLists).where(ownedBy(owner));
    if ((held?.lists ?? 0) >= MAX_LISTS) return { ok: false, fault: 'too-many-lists' };
    return { ok: true, id: await insertList(tx, owner, { name, isPublic, now: shop.now() }) };
  });
}

/** S4.40 */
export async function ensureFirstList(shop: Shop, owner: ListOwner, name: string): Promise<number> {
  return shop.db.transaction(async (tx) => {
    await lockOwner(tx, owner);
    const [first] = await tx
      .select({ id: shoppingLists.id })
      .from(shoppingLists)
      .where(ownedBy(owner))
      .orderBy(asc(shoppingLists.createdAt), asc(shoppingLists.id))
      .limit(1);
    return first?.id ?? insertList(tx, owner, { name, isPublic: false, now: shop.now() });
  });
}

/** Omitted settings stay. Each opening makes a new link, so old links stop working. */
export async function setList(shop: Shop, owner: ListOwner, id: number, settings: ListSettings): Promise<ListResult> {
  const name = settings.name === undefined ? undefined : parseListName(settings.name);
  if (name === null) return { ok: false, fault: 'wrong-name' };
  return shop.db.transaction(async (tx) => {
    const [list] = isRowId(id)
      ? await tx
          .select({ shareToken: shoppingLists.shareToken })
          .from(shoppingLists)
          .where(and(eq(shoppingLists.id, id), ownedBy(owner)))
          .for('update')
      : [];
    if (!list) return { ok: false, fault: 'unknown-list' };
    const shareToken = settings.public ? (list.shareToken ?? newToken()) : null;
    const change = {
      ...(name !== undefined && { name }),
      ...(settings.public !== undefined && { shareToken }),
    };
    if (Object.keys(change).length > 0) await tx.update(shoppingLists).set(change).where(eq(shoppingLists.id, id));
    return { ok: true };
  });
}

export async function deleteList(shop: Shop, owner: ListOwner, id: number): Promise<ListResult> {
  if (!isRowId(id)) return { ok: false, fault: 'unknown-list' };
  const gone = await shop.db
    .delete(shoppingLists)
    .where(and(eq(shoppingLists.id, id), ownedBy(owner)))
    .returning({ id: shoppingLists.id });
  return gone.length > 0 ? { ok: true } : { ok: false, fault: 'unknown-list' };
}

async function insertList(
  tx: Transaction,
  owner: ListOwner,
  { name, isPublic, now }: { name: string; isPublic: boolean; now: Date },
): Promise<number> {
  const shareToken = isPublic ? newToken() : null;
  const [row] = await tx
    .insert(shoppingLists)
    .values({ ...ownerColumns(owner), name, shareToken, createdAt: now })
    .returning({ id: shoppingLists.id });
  if (!row) throw new Error('The new list was not stored');
  return row.id;
}
