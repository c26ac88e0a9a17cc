import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { recordChange } from '#platform/audit/server/index.ts';
import type { Queries, Transaction } from '#platform/db/server/connect.ts';
import { enqueue, jobKind } from '#platform/jobs/server/index.ts';
import { hideCredentials } from '#platform/links/rules/hide-credentials.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { type ChangedRecord, type ImportCounts, importChanges, imports } from './tables.ts';

export interface ImportProgress {
  id: number;
  done: number;
  counts: ImportCounts;
  startedAt: Date;
}

/** The import was stopped meanwhile: the batch is rolled back. */
export class ImportStopped extends Error {
  override name = 'ImportStopped';
}

/** The last import of the same file, when it did not come to its end. */
export async function findUnfinished(shop: Shop, fingerprint: string): Promise<ImportProgress | null> {
  const [last] = await shop.db
    .select()
    .from(imports)
    .where(and(eq(imports.fingerprint, fingerprint), inArray(imports.state, ['running', 'stopped', 'done', 'undone'])))
    .orderBy(desc(imports.id))
    .limit(1);
  if (!last || (last.state !== 'running' && last.state !== 'stopped')) return null;
  await shop.db.update(imports).set({ state: 'running' }).where(eq(imports.id, last.id));
  return last;
}

/** Writes an import down that begins now. */
export async function beginImport(
  shop: Shop,
  { file, name, fingerprint }: { file: string; name: string; fingerprint: string },
): Promise<ImportProgress> {
  const now = shop.now();
  const counts = { created: 0, changed: 0, unchanged: 0 };
  const row = {
    file,
    name: hideCredentials(name),
    fingerprint,
    counts,
    ...staffOf(shop),
    startedAt: now,
    updatedAt: now,
  };
  const [begun] = await shop.db.insert(imports).values(row).returning();
  if (!begun) throw new Error('the import could not be written down');
  return begun;
}

/** Goes on with one that was written down before. */
export async function takeUpImport(shop: Shop, id: number, fingerprint: string): Promise<ImportProgress> {
  const [row] = await shop.db.update(imports).set({ fingerprint }).where(eq(imports.id, id)).returning();
  if (!row) throw new Error('the import is not written down');
  return row;
}

export function staffOf({ actor }: Pick<Shop, 'actor'>): { staffId?: number; staffName: string } {
  return actor?.kind === 'staff' ? { staffId: actor.id, staffName: actor.name } : { staffName: '' };
}

/** In the transaction of the batch: either all of it is there or nothing. */
export async function recordBatch(
  tx: Transaction,
  { id, done, counts }: ImportProgress,
  { changes, total, now }: { changes: readonly ChangedRecord[]; total: number; now: Date },
): Promise<void> {
  const isGoingOn = and(eq(imports.id, id), eq(imports.state, 'running'));
  const kept = await tx
    .update(imports)
    .set({ done, counts, total, step: 'write', stepDone: done, updatedAt: now })
    .where(isGoingOn)
    .returning({ id: imports.id });
  if (kept.length === 0) throw new ImportStopped('the import was stopped');
  await logRecords(tx, id, changes);
}

async function logRecords(tx: Transaction, importId: number, changes: readonly ChangedRecord[]): Promise<void> {
  if (changes.length === 0) return;
  // One value for all rows, as everywhere in an import.
  await tx.execute(sql`
    insert into ${importChanges} (import_id, kind, object_id, is_new, changes)
    select ${importId}::int, kind, "objectId", "isNew", changes
    from json_to_recordset(${JSON.stringify(changes)}::json) as c (kind text, "objectId" int, "isNew" boolean, changes jsonb)`);
}

/** False when it was stopped meanwhile or is being undone: then it is not over. */
export async function endImport(shop: Shop, id: number, summary: object): Promise<boolean> {
  return shop.db.transaction(async (tx) => {
    const ended = await tx
      .update(imports)
      .set({ state: 'done', step: null, updatedAt: shop.now(), finishedAt: sql`now()` })
      .where(and(eq(imports.id, id), eq(imports.state, 'running')))
      .returning({ id: imports.id });
    if (ended.length === 0) return false;
    await recordChange(tx, shop, { action: 'catalogue.imported', object: { kind: 'import', id }, to: summary });
    return true;
  });
}

/** The next that is to be done with an import: its row says what. */
export const importJob = jobKind('import-catalogue', v.object({ id: v.number() }));

export async function enqueueImport(db: Pick<Queries, 'insert'>, id: number, now: Date): Promise<void> {
  await enqueue(db, importJob, { id }, now);
}
