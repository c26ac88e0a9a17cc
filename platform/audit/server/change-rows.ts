import { createHash } from 'node:crypto';
import { eq, getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { dropCached } from '#platform/cache/server/cached.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import { isUniqueViolation, type Transaction } from '#platform/db/server/connect.ts';
import { purgeTags } from '#platform/db/server/purge-tags.ts';
import type { Faults } from '#platform/forms/rules/typed-fields.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { OwnedKind } from '../rules/audit-actions.ts';
import { changedValues, recordChange } from './record-change.ts';

export type SaveOutcome = { ok: true; id: number } | { ok: false; faults: Faults } | { ok: false; faults: null };

type OwnedTable = PgTable & { id: PgColumn };

/** Rows the owner sets up: their table, what the log calls one, and the pages that show them. */
export interface OwnedRows<Table extends OwnedTable> {
  table: Table;
  kind: OwnedKind;
  tags: readonly string[];
}

/** Writes a new row, or changes one; with who did it, and before everywhere at once. Faults are null when there is no such row. */
export async function saveRow<Table extends OwnedTable>(
  shop: Shop,
  owned: OwnedRows<Table>,
  id: number | null,
  values: Table['$inferInsert'],
  taken?: Faults,
): Promise<SaveOutcome> {
  if (id !== null && !isRowId(id)) return { ok: false, faults: null };
  return orTaken(() => changing(shop, owned, (tx) => writeRow(tx, shop, owned, id, values), isSaved), taken);
}

async function orTaken<Outcome>(save: () => Promise<Outcome>, taken?: Faults): Promise<Outcome | SaveOutcome> {
  try {
    return await save();
  } catch (error) {
    if (taken && isUniqueViolation(error)) return { ok: false, faults: taken };
    throw error;
  }
}

/** Changes the given columns of a row; the others may be changed concurrently. */
export function changeRow<Table extends OwnedTable>(
  shop: Shop,
  owned: OwnedRows<Table>,
  id: number,
  values: Partial<Table['$inferInsert']>,
): Promise<SaveOutcome> {
  return saveRow(shop, owned, id, values as Table['$inferInsert']);
}

interface SaveSteps {
  /** Runs before the write. What it finds refuses the save. */
  check?(tx: Transaction): Promise<Faults | null>;
  /** The faults when a unique index refuses the row. */
  taken?: Faults;
  andThen?(tx: Transaction): Promise<void>;
}

/**
 * The same for rows that several people may have open: `seen` is the mark of the row that the person edited, and a later row is
 * not overwritten.
 */
export async function saveSeenRow<Table extends OwnedTable>(
  shop: Shop,
  owned: OwnedRows<Table>,
  id: number | null,
  values: Table['$inferInsert'],
  seen: string | undefined,
  { check, taken, andThen }: SaveSteps = {},
): Promise<SaveOutcome | 'stale'> {
  if (id !== null && !isRowId(id)) return { ok: false, faults: null };
  const save = async (tx: Transaction): Promise<SaveOutcome | 'stale'> => {
    const faults = await check?.(tx);
    if (faults) return { ok: false, faults };
    const now = id === null || seen === undefined ? undefined : await lockRow(tx, owned.table, id);
    if (now && markOf(now) !== seen) return 'stale';
    const outcome = await writeRow(tx, shop, owned, id, values);
    if (outcome.ok) await andThen?.(tx);
    return outcome;
  };
  return orTaken(() => changing(shop, owned, save, isSaved), taken);
}

export const isSaved = (outcome: SaveOutcome | 'stale') => outcome !== 'stale' && outcome.ok;

/** A short hash of a row: it differs after any change of the row. */
export function markOf(row: Record<string, unknown>): string {
  const held = Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(held)).digest('base64url').slice(0, 16);
}

async function writeRow<Table extends OwnedTable>(
  tx: Transaction,
  shop: Shop,
  { table, kind }: OwnedRows<Table>,
  id: number | null,
  values: Table['$inferInsert'],
): Promise<SaveOutcome> {
  if (id === null) {
    const rows: { id: unknown }[] = await tx.insert(table).values(values).returning({ id: table.id });
    const newId = Number(rows[0]?.id);
    await recordChange(tx, shop, { action: `${kind}.created`, object: { kind, id: newId }, to: values });
    return { ok: true, id: newId };
  }
  const before = await lockRow(tx, table, id);
  if (!before) return { ok: false, faults: null };
  const names = Object.keys(values);
  const old = Object.fromEntries(names.map((name) => [name, before[name]]));
  const change = changedValues<Record<string, unknown>>(old, { ...values });
  if (Object.keys(change.to).length === 0) return { ok: true, id };
  await tx.update(table).set(values).where(eq(table.id, id));
  await recordChange(tx, shop, { action: `${kind}.changed`, object: { kind, id }, ...change });
  return { ok: true, id };
}

async function lockRow(tx: Transaction, table: OwnedTable, id: number): Promise<Record<string, unknown> | undefined> {
  const [row] = await tx.select(getTableColumns(table)).from(table).where(eq(table.id, id)).for('update');
  return row;
}

/**
 * Takes a row away where nothing hangs on it; `used` when something does, and what `isUsed` answers otherwise goes with it and
 * is written down. `andThen` belongs to the change.
 */
export async function removeRow<Table extends OwnedTable>(
  shop: Shop,
  owned: OwnedRows<Table>,
  id: number,
  isUsed: (tx: Transaction) => Promise<boolean | Record<string, unknown>>,
  andThen?: (tx: Transaction) => Promise<void>,
): Promise<'removed' | 'used' | 'unknown'> {
  if (!isRowId(id)) return 'unknown';
  const { table, kind } = owned;
  const remove = async (tx: Transaction): Promise<'removed' | 'used' | 'unknown'> => {
    const before = await lockRow(tx, table, id);
    if (!before) return 'unknown';
    const along = await isUsed(tx);
    if (along === true) return 'used';
    await tx.delete(table).where(eq(table.id, id));
    await andThen?.(tx);
    await recordChange(tx, shop, {
      action: `${kind}.removed`,
      object: { kind, id },
      from: { ...before, ...(along || {}) },
    });
    return 'removed';
  };
  return changing(shop, owned, remove, (outcome) => outcome === 'removed');
}

export async function moveRow(shop: Shop, owned: OwnedRows<OwnedTable>, id: number, places: number): Promise<boolean> {
  const { table, kind } = owned;
  const move = async (tx: Transaction): Promise<RowMove> => {
    const name = sql.identifier(getTableName(table));
    const { rows } = await tx.execute<{ id: number }>(sql`select id from ${name} order by position, id for update`);
    const ids = rows.map((row) => row.id);
    const from = ids.indexOf(id);
    const to = from + places;
    if (from < 0 || to < 0 || to >= ids.length) return from < 0 ? 'unknown' : 'stays';
    const order = JSON.stringify(ids.toSpliced(from, 1).toSpliced(to, 0, id));
    await tx.execute(sql`
      update ${name} set position = place.at
      from json_array_elements_text(${order}::json) with ordinality as place(id, at) where ${name}.id = place.id::int`);
    await recordChange(tx, shop, {
      action: `${kind}.moved`,
      object: { kind, id },
      from: { place: from + 1 },
      to: { place: to + 1 },
    });
    return 'moved';
  };
  return (await changing(shop, owned, move, isMoved)) !== 'unknown';
}

/** At the edge a row stays where it is, and nothing is purged. */
export type RowMove = 'moved' | 'stays' | 'unknown';
export const isMoved = (move: RowMove) => move === 'moved';

/** A change of the owner: one transaction, pages purged with it, and this process knows it at once. What is refused purges nothing. */
export async function changing<Result>(
  shop: Shop,
  { tags }: { tags: readonly string[] },
  change: (tx: Transaction) => Promise<Result>,
  isDone: (result: Result) => boolean = () => true,
): Promise<Result> {
  const result = await shop.db.transaction(async (tx) => {
    const outcome = await change(tx);
    if (isDone(outcome)) await purgeTags({ db: tx }, tags);
    return outcome;
  });
  if (isDone(result)) dropCached(shop, tags);
  return result;
}
