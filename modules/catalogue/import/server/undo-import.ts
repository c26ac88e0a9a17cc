import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { MENU_TAG } from '#modules/catalogue/products/rules/cache-tags.ts';
import {
  countCategoryProducts,
  followPartsLater,
  lockStock,
  refreshShown,
  reindexLater,
  tagsShowing,
} from '#modules/catalogue/products/server/index.ts';
import { type Change, listChanges, recordChanges } from '#platform/audit/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { purgeTags } from '#platform/db/server/purge-tags.ts';
import { ownEntry } from '#platform/lookup/rules/own-entry.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { sizeField, type TakenBack, takeBack } from '../rules/import-change.ts';
import type { ImportEntry } from './manage-imports.ts';
import { readStates } from './record-changes.ts';
import { importChanges, imports } from './tables.ts';
import { removeNew } from './undo-new.ts';
import { revertRecords } from './undo-records.ts';
import { type ProductBack, writeBack } from './write-back.ts';

const PIECE = 500;

/** Takes back what an import wrote, piece by piece, the last first; says whether it is over. Goes on where it stopped. */
export async function takeImportBack(given: Shop, { id }: ImportEntry, signal: AbortSignal): Promise<boolean> {
  const shop = { ...given, actor: await findUndoer(given, id) };
  while (!signal.aborted) {
    if ((await takePieceBack(shop, id)) > 0) continue;
    await shop.db.transaction((tx) => revertRecords(tx, shop, id));
    await countCategoryProducts(shop.db);
    await purgeTags(shop, [MENU_TAG]);
    await shop.db.update(imports).set({ state: 'undone', step: null, updatedAt: shop.now() }).where(eq(imports.id, id));
    return true;
  }
  return false;
}

/** The user who requested the undo, not the one who started the import. */
async function findUndoer(shop: Shop, id: number): Promise<Shop['actor']> {
  const entries = await listChanges(shop, { objectKind: 'import', objectId: String(id) });
  const asked = entries.find(({ action }) => action === 'catalogue.import-undone');
  return asked?.staffId ? { kind: 'staff', id: asked.staffId, name: asked.actorName ?? '' } : shop.actor;
}

async function takePieceBack(shop: Shop, importId: number): Promise<number> {
  return shop.db.transaction(async (tx) => {
    const items = await tx
      .select()
      .from(importChanges)
      .where(
        and(eq(importChanges.importId, importId), eq(importChanges.kind, 'product'), isNull(importChanges.undoneAt)),
      )
      .orderBy(desc(importChanges.id))
      .limit(PIECE);
    if (items.length === 0) return 0;
    const now = shop.now();
    const ids = items.map(({ objectId }) => objectId);
    await lockStock(tx, ids);
    const tags = await tagsShowing(tx, ids);
    const states = await readStates(tx, ids);
    const left = new Map<number, string[]>();
    const back: ProductBack[] = [];
    for (const { objectId, isNew, changes } of items) {
      const current = states.get(objectId);
      if (isNew || !current) continue;
      const taken: TakenBack = takeBack(changes, current);
      left.set(objectId, taken.left);
      back.push({ id: objectId, current, taken });
    }
    for (const [id, fields] of await writeBack(tx, back, now)) left.set(id, [...(left.get(id) ?? []), ...fields]);
    const added = items.flatMap(({ objectId, isNew }) => (isNew ? objectId : []));
    const stayed = await removeNew(tx, shop, added, now);
    for (const [id, why] of stayed) left.set(id, [why]);
    const gone = items.filter(({ isNew, objectId }) => isNew && stayed.get(objectId) !== 'changed');
    const returned = back.filter(({ taken }) => Object.keys({ ...taken.fields, ...taken.sizes }).length > 0);
    await recordChanges(tx, shop, [...returned.map(toEntry), ...gone.map(toRemoval)]);
    await followAll(tx, ids, now, tags);
    await record(tx, importId, { items, left, now });
    return items.length;
  });
}

/** Restored values by the names of the import. */
function toEntry({ id, current, taken }: ProductBack): Change {
  const from: Record<string, unknown> = {};
  const to: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(taken.fields)) {
    from[field] = current.fields[field];
    to[field] = value;
  }
  for (const [type, values] of Object.entries(taken.sizes)) {
    if (values === null) from[sizeField(type)] = ownEntry(current.sizes, type);
    for (const [field, value] of Object.entries(values ?? {})) {
      from[sizeField(type, field)] = ownEntry(current.sizes, type)?.[field];
      to[sizeField(type, field)] = value;
    }
  }
  return { action: 'product.import-undone', object: { kind: 'product', id }, from, to };
}

/** A product the import added is gone, or put away where it was ordered. */
function toRemoval({ objectId, changes }: typeof importChanges.$inferSelect): Change {
  const from = Object.fromEntries(Object.entries(changes).map(([field, [, after]]) => [field, after]));
  return { action: 'product.import-undone', object: { kind: 'product', id: objectId }, from };
}

async function followAll(tx: Transaction, ids: number[], now: Date, tags: string[]): Promise<void> {
  await refreshShown(tx, ids, now);
  await followPartsLater(tx, ids, now);
  await reindexLater(tx, ids, now);
  await purgeTags({ db: tx }, [...tags, ...(await tagsShowing(tx, ids))]);
}

interface Piece {
  items: readonly (typeof importChanges.$inferSelect)[];
  left: ReadonlyMap<number, string[]>;
  now: Date;
}

async function record(tx: Transaction, importId: number, { items, left, now }: Piece): Promise<void> {
  const rows = items.map(({ id, objectId }) => {
    const fields = left.get(objectId) ?? [];
    return { id, left: fields.length > 0 ? fields : null };
  });
  await tx.execute(sql`
    update import_changes c set undone_at = ${now}::timestamptz, "left" = r."left"
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (id int, "left" text[]) where c.id = r.id`);
  const kept = rows.filter((row) => row.left !== null).length;
  await tx
    .update(imports)
    .set({ stepDone: sql`step_done + ${items.length}`, kept: sql`kept + ${kept}`, updatedAt: now })
    .where(eq(imports.id, importId));
}
