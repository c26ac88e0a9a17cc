import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { categories, lockStock, products } from '#modules/catalogue/products/server/index.ts';
import { recordChange } from '#platform/audit/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { enqueue, handleJob, jobKind } from '#platform/jobs/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { type BulkChange, isSound, ROUNDINGS } from '../rules/bulk-change.ts';
import type { ProductFilter } from '../rules/product-filter.ts';
import { nextState, type ProductState } from '../rules/product-state.ts';
import { readStates } from './bulk-state.ts';
import { productConditions } from './product-conditions.ts';
import { bulkChanges, bulkItems } from './tables.ts';
import { type StateChange, writeStates } from './write-states.ts';

const PIECE = 500;

/** Which products are changed: those that were ticked, or all a filter lets through. */
export interface BulkTarget {
  filter: ProductFilter;
  ids: readonly number[];
}

function isAimedAt({ filter, ids }: BulkTarget): SQL | undefined {
  return ids.length > 0 ? sql`${products}.id = any(${sql.param([...ids])}::int[])` : productConditions(filter);
}

export interface BulkPreview {
  count: number;
  examples: { name: string; before: ProductState; after: ProductState }[];
}

/** The number of products, and the first of them before and after the change. */
export async function previewBulk(shop: Shop, target: BulkTarget, change: BulkChange, max = 10): Promise<BulkPreview> {
  const { rows } = await shop.db.execute<{ id: number; name: string }>(
    sql`select ${products}.id, ${products}.name from ${products} where ${isAimedAt(target)} order by ${products}.id limit ${max}`,
  );
  const states = await readStates(
    shop.db,
    rows.map(({ id }) => id),
  );
  const examples = rows.flatMap(({ id, name }) => {
    const before = states.get(id);
    return before ? [{ name, before, after: nextState(before, change) }] : [];
  });
  return { count: await shop.db.$count(products, isAimedAt(target)), examples };
}

const bulkJob = jobKind('bulk-change', v.object({ id: v.number() }));

export type StartOutcome = { ok: true; id: number } | { ok: false; error: 'wrong' | 'nothing' | 'another' };

/** Begins a change of many products; it goes on by itself. One at a time. */
export async function startBulk(shop: Shop, target: BulkTarget, change: BulkChange): Promise<StartOutcome> {
  if (!isSound(change) || !(await isCategoryThere(shop, change))) return { ok: false, error: 'wrong' };
  return shop.db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${bulkChanges} in share row exclusive mode`);
    const [last] = await tx.select().from(bulkChanges).orderBy(desc(bulkChanges.id)).limit(1);
    if (last?.state === 'running' || last?.state === 'undoing') return { ok: false, error: 'another' };
    const total = await tx.$count(products, isAimedAt(target));
    if (total === 0) return { ok: false, error: 'nothing' };
    const staff =
      shop.actor?.kind === 'staff' ? { staffId: shop.actor.id, staffName: shop.actor.name } : { staffName: '' };
    const now = shop.now();
    const [row] = await tx
      .insert(bulkChanges)
      .values({ ...staff, ...change, state: 'running', total, createdAt: now })
      .returning({ id: bulkChanges.id });
    if (!row) throw new Error('The change was not written down');
    await tx.execute(sql`
      insert into bulk_items (bulk_id, product_id) select ${row.id}, ${products}.id from ${products} where ${isAimedAt(target)}`);
    await recordChange(tx, shop, {
      action: 'bulk-change.started',
      object: { kind: 'bulk-change', id: row.id },
      to: { kind: change.kind, value: change.value, products: total },
    });
    await enqueue(tx, bulkJob, { id: row.id }, now);
    return { ok: true, id: row.id };
  });
}

async function isCategoryThere({ db }: Shop, { kind, value }: BulkChange): Promise<boolean> {
  if (kind !== 'category') return true;
  return isRowId(Number(value)) && (await db.$count(categories, eq(categories.id, Number(value)))) > 0;
}

export type BulkRow = typeof bulkChanges.$inferSelect;

/** The last changes, newest first. */
export function listBulk({ db }: Pick<Shop, 'db'>, max = 10): Promise<BulkRow[]> {
  return db.select().from(bulkChanges).orderBy(desc(bulkChanges.id)).limit(max);
}

/** Undoes the last change; values changed since stay. */
export async function undoBulk(shop: Shop, id: number): Promise<boolean> {
  return shop.db.transaction(async (tx) => {
    const [last] = await tx.select().from(bulkChanges).orderBy(desc(bulkChanges.id)).limit(1).for('update');
    if (last?.id !== id || last.state !== 'done') return false;
    const by = shop.actor?.kind === 'staff' ? shop.actor : null;
    await tx
      .update(bulkChanges)
      .set({ state: 'undoing', done: 0, undoneById: by?.id, undoneByName: by?.name })
      .where(eq(bulkChanges.id, id));
    await recordChange(tx, shop, { action: 'bulk-change.undone', object: { kind: 'bulk-change', id } });
    await enqueue(tx, bulkJob, { id }, shop.now());
    return true;
  });
}

/** One piece at a time, each whole with its place: a process that dies loses nothing, and orders wait for none of it. */
export const bulkHandler = handleJob(bulkJob, async (shop, { id }) => {
  await shop.db.transaction(async (tx) => {
    const [bulk] = await tx.select().from(bulkChanges).where(eq(bulkChanges.id, id)).for('update');
    if (bulk?.state !== 'running' && bulk?.state !== 'undoing') return;
    const within = { now: shop.now, actor: whoseWork(bulk) };
    const { done, kept } = bulk.state === 'running' ? await change(tx, within, bulk) : await takeBack(tx, within, bulk);
    const isOver = done < PIECE;
    const state = isOver ? (bulk.state === 'running' ? ('done' as const) : ('undone' as const)) : bulk.state;
    await tx
      .update(bulkChanges)
      .set({ state, done: bulk.done + done, kept: bulk.kept + kept })
      .where(eq(bulkChanges.id, id));
    if (!isOver) await enqueue(tx, bulkJob, { id }, shop.now());
  });
});

function whoseWork({ state, staffId, staffName, undoneById, undoneByName }: BulkRow): Shop['actor'] {
  const [id, name] = state === 'undoing' ? [undoneById, undoneByName] : [staffId, staffName];
  return id === null ? { kind: 'system' } : { kind: 'staff', id, name: name ?? '' };
}

type Within = Pick<Shop, 'now' | 'actor'>;
interface Piece {
  done: number;
  kept: number;
}

async function change(tx: Transaction, shop: Within, { id, kind, value, rounding }: BulkRow): Promise<Piece> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select product_id as id from bulk_items where bulk_id = ${id} and before is null order by product_id limit ${PIECE}`);
  const ids = rows.map((row) => row.id);
  await lockStock(tx, ids);
  const wanted: BulkChange = { kind, value, rounding: ROUNDINGS.find((one) => one === rounding) ?? 'none' };
  const changes = [...(await readStates(tx, ids))].map(([productId, before]) => ({
    productId,
    before,
    after: nextState(before, wanted),
  }));
  await writeStates(tx, shop, changes);
  await tx.execute(sql`
    update bulk_items i set before = w.before, after = w.after
    from json_to_recordset(${JSON.stringify(changes)}::json) as w ("productId" int, before jsonb, after jsonb)
    where i.bulk_id = ${id} and i.product_id = w."productId"`);
  return { done: rows.length, kept: 0 };
}

async function takeBack(tx: Transaction, shop: Within, { id }: BulkRow): Promise<Piece> {
  const items = await tx
    .select()
    .from(bulkItems)
    .where(and(eq(bulkItems.bulkId, id), sql`undone_at is null`))
    .orderBy(bulkItems.productId)
    .limit(PIECE);
  const ids = items.map(({ productId }) => productId);
  await lockStock(tx, ids);
  const now = await readStates(tx, ids);
  const changes: StateChange[] = items.flatMap(({ productId, before, after }) => {
    const current = now.get(productId);
    return current && before && after && JSON.stringify(current) === JSON.stringify(after)
      ? [{ productId, before: current, after: before }]
      : [];
  });
  await writeStates(tx, shop, changes);
  await tx.execute(sql`
    update bulk_items set undone_at = ${shop.now()}::timestamptz
    where bulk_id = ${id} and product_id = any(${sql.param(ids)}::int[])`);
  return { done: items.length, kept: items.length - changes.length };
}
