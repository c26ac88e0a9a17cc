import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { recordChange } from '#platform/audit/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Queries, Transaction } from '#platform/db/server/connect.ts';
import { hideCredentials } from '#platform/links/rules/hide-credentials.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { type ColumnMapping, findMappingFault } from '../rules/column-mapping.ts';
import type { ImportFault } from '../rules/import-fault.ts';
import { isQuiet, mayStart, mayUndo } from '../rules/import-state.ts';
import { enqueueImport, staffOf } from './import-log.ts';
import { rememberMapping } from './send-import.ts';
import { imports } from './tables.ts';

export type ImportEntry = typeof imports.$inferSelect;

/** The last imports, newest first. */
export async function listImports({ db }: Pick<Shop, 'db'>, max = 30): Promise<ImportEntry[]> {
  const rows = await db.select().from(imports).orderBy(desc(imports.startedAt), desc(imports.id)).limit(max);
  return rows.map(withoutCredentials);
}

export async function findImport({ db }: Pick<Shop, 'db'>, id: number): Promise<ImportEntry | undefined> {
  if (!isRowId(id)) return undefined;
  const [row] = await db.select().from(imports).where(eq(imports.id, id));
  return row && withoutCredentials(row);
}

/** Only the job that fetches the file reads the whole address. */
function withoutCredentials(row: ImportEntry): ImportEntry {
  return { ...row, name: hideCredentials(row.name) };
}

export function columnInFile({ mapping }: ImportEntry, column: string): string {
  const named = Object.entries(mapping ?? {}).find(([, meant]) => meant === column && column !== '');
  return named?.[0] ?? column;
}

/** The last import that wrote something: the one that can be taken back. */
export async function findLastWritten(db: Queries): Promise<ImportEntry | undefined> {
  const wrote = inArray(imports.state, ['running', 'stopped', 'done', 'undoing', 'undone']);
  const [row] = await db
    .select()
    .from(imports)
    .where(wrote)
    .orderBy(desc(imports.startedAt), desc(imports.id))
    .limit(1);
  return row;
}

type StartImportOutcome = 'started' | 'unknown' | 'another' | { column: string; fault: ImportFault };

/** Starts a trial or an import in the background. */
export async function startImport(
  shop: Shop,
  id: number,
  { mapping, dryRun }: { mapping: ColumnMapping | null; dryRun: boolean },
): Promise<StartImportOutcome> {
  const wrong = mapping && findMappingFault(mapping);
  if (wrong) return wrong;
  return shop.db.transaction(async (tx) => {
    const row = await lockImport(tx, id);
    if (!row || !mayStart(row.state)) return 'unknown';
    const now = shop.now();
    if (await isAnotherMoving(tx, id, now)) return 'another';
    if (mapping && row.headings) {
      const headings = row.headings.map(({ heading }) => heading);
      await rememberMapping(tx, headings, mapping, now);
    }
    await tx
      .update(imports)
      .set({
        ...staffOf(shop),
        state: dryRun ? 'checking' : 'running',
        mapping: mapping ? { ...mapping } : null,
        counts: { created: 0, changed: 0, unchanged: 0 },
        step: 'check',
        stepDone: 0,
        startedAt: now,
        updatedAt: now,
      })
      .where(eq(imports.id, id));
    await enqueueImport(tx, id, now);
    return 'started';
  });
}

/** Stops an import after the batch under way; what is written stays, and it can go on. */
export async function stopImport(shop: Shop, id: number): Promise<boolean> {
  return shop.db.transaction(async (tx) => {
    const row = await lockImport(tx, id);
    if (row?.state !== 'running') return false;
    await tx.update(imports).set({ state: 'stopped', step: null, updatedAt: shop.now() }).where(eq(imports.id, id));
    await recordChange(tx, shop, {
      action: 'catalogue.import-stopped',
      object: { kind: 'import', id },
      from: { state: row.state },
      to: { state: 'stopped', file: row.name, done: row.done },
    });
    return true;
  });
}

/** Its process is gone; an import that only waits for another is not stuck. */
export async function isStuck(shop: Shop, row: ImportEntry): Promise<boolean> {
  const now = shop.now();
  return isQuiet(row, now) && !(await isAnotherMoving(shop.db, row.id, now));
}

/** Goes on with one that was stopped, or whose process is gone. */
export async function resumeImport(shop: Shop, id: number): Promise<'started' | 'unknown' | 'another'> {
  return shop.db.transaction(async (tx) => {
    const row = await lockImport(tx, id);
    const now = shop.now();
    // The file of a command is where the command was given; to take one back none is needed.
    const isHere = row && (row.source !== 'command' || row.state === 'undoing');
    if (!isHere || (row.state !== 'stopped' && !isQuiet(row, now))) return 'unknown';
    if (await isAnotherMoving(tx, id, now)) return 'another';
    const state = row.state === 'stopped' ? 'running' : row.state;
    await tx.update(imports).set({ state, updatedAt: now }).where(eq(imports.id, id));
    await recordChange(tx, shop, {
      action: 'catalogue.import-resumed',
      object: { kind: 'import', id },
      from: { state: row.state },
      to: { state, file: row.name, done: row.done },
    });
    await enqueueImport(tx, id, now);
    return 'started';
  });
}

/** Undoes the last import; values changed since stay and are listed. */
export async function undoImport(shop: Shop, id: number): Promise<boolean> {
  return shop.db.transaction(async (tx) => {
    const row = await lockImport(tx, id);
    const last = await findLastWritten(tx);
    if (!row || last?.id !== id || !mayUndo(row.state)) return false;
    const now = shop.now();
    await tx
      .update(imports)
      .set({ state: 'undoing', step: 'write', stepDone: 0, kept: 0, updatedAt: now })
      .where(eq(imports.id, id));
    const { name, counts } = row;
    await recordChange(tx, shop, {
      action: 'catalogue.import-undone',
      object: { kind: 'import', id },
      from: { file: name, ...counts },
    });
    await enqueueImport(tx, id, now);
    return true;
  });
}

async function lockImport(tx: Transaction, id: number): Promise<ImportEntry | undefined> {
  if (!isRowId(id)) return undefined;
  // One at a time.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('imports'))`);
  const [row] = await tx.select().from(imports).where(eq(imports.id, id)).for('update');
  return row && withoutCredentials(row);
}

/** Trials too: only one works on the catalogue at a time. */
async function isAnotherMoving(db: Queries, id: number, now: Date): Promise<boolean> {
  const rows = await db
    .select()
    .from(imports)
    .where(and(inArray(imports.state, ['checking', 'running', 'undoing']), ne(imports.id, id)));
  return rows.some((row) => !isQuiet(row, now));
}
