import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Queries } from '#platform/db/server/connect.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { type ColumnMapping, headingsKey } from '../rules/column-mapping.ts';
import { importFault } from '../rules/import-fault.ts';
import type { ImportSource, ImportState } from '../rules/import-state.ts';
import { FaultKeeper } from './import-faults.ts';
import { enqueueImport, staffOf } from './import-log.ts';
import { removeStored, withLocalCopy } from './local-copy.ts';
import { isFeed, readHeadings } from './read-rows.ts';
import { importMappings, imports } from './tables.ts';

/** The file of an import is nowhere any more. */
export const LOST = { row: 0, column: '', fault: importFault('file-lost') };

export type SendOutcome = { ok: true; id: number } | { ok: false; error: 'unknown-format' | 'no-address' };

/** Takes a file that was sent by a form. It is not applied until the user starts it. */
export async function sendFile(shop: Shop, { name, bytes }: { name: string; bytes: Uint8Array }): Promise<SendOutcome> {
  const ending = /\.(?:csv|xml)(?:\.gz)?$/i.exec(name)?.[0].toLowerCase();
  if (!ending) return { ok: false, error: 'unknown-format' };
  const file = `${randomUUID()}${ending}`;
  await shop.files.imports.write(file, bytes);
  const id = await writeDown(shop, { source: 'upload', name, file, state: 'mapping' });
  await lookAtHeadings(shop, id, file);
  return { ok: true, id };
}

/** Has the file at an address fetched; what it holds is seen when it is here. */
export async function sendAddress(shop: Shop, address: string): Promise<SendOutcome> {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return { ok: false, error: 'no-address' };
  const file = randomUUID();
  const id = await writeDown(shop, { source: 'address', name: address, file, state: 'fetching' });
  await enqueueImport(shop.db, id, shop.now());
  return { ok: true, id };
}

interface NewImport {
  source: ImportSource;
  name: string;
  file: string;
  state: ImportState;
}

async function writeDown(shop: Shop, row: NewImport): Promise<number> {
  const now = shop.now();
  const counts = { created: 0, changed: 0, unchanged: 0 };
  const [made] = await shop.db
    .insert(imports)
    .values({ ...row, ...staffOf(shop), fingerprint: '', counts, startedAt: now, updatedAt: now })
    .returning({ id: imports.id });
  if (!made) throw new Error('The import was not written down');
  return made.id;
}

/** Reads what the columns are called, and recalls what they mean. */
export async function lookAtHeadings(shop: Shop, id: number, file: string): Promise<void> {
  const next = { state: 'mapping' as const, file, updatedAt: shop.now() };
  const isThis = eq(imports.id, id);
  if (isFeed(file)) {
    await shop.db.update(imports).set(next).where(isThis);
    return;
  }
  const found = (await withLocalCopy(shop, file, readHeadings)) ?? { wrong: LOST };
  if ('wrong' in found) {
    await refuseImport(shop, id, found.wrong);
    await removeStored(shop, file);
    return;
  }
  const { headings } = found;
  const mapping = await recallMapping(
    shop,
    headings.map(({ heading }) => heading),
  );
  await shop.db
    .update(imports)
    .set({ ...next, headings, mapping })
    .where(isThis);
}

/** Ends an import that cannot be read at all. */
export async function refuseImport(shop: Shop, id: number, problem: Parameters<FaultKeeper['add']>[0]): Promise<void> {
  const faults = new FaultKeeper(shop, id);
  await faults.begin();
  faults.add(problem);
  await faults.flush();
  // Written batches can still be undone.
  const state = sql`case when done > 0 then 'stopped' else 'refused' end`;
  await shop.db.update(imports).set({ state, step: null, updatedAt: shop.now() }).where(eq(imports.id, id));
}

/** The stored mapping of a file with the same headings; null when there is none. */
async function recallMapping(shop: Shop, headings: readonly string[]) {
  const [known] = await shop.db
    .select()
    .from(importMappings)
    .where(eq(importMappings.headings, headingsKey(headings)));
  return known?.mapping ?? null;
}

export async function rememberMapping(
  db: Pick<Queries, 'insert'>,
  headings: readonly string[],
  mapping: ColumnMapping,
  usedAt: Date,
): Promise<void> {
  await db
    .insert(importMappings)
    .values({ headings: headingsKey(headings), mapping: { ...mapping }, usedAt })
    .onConflictDoUpdate({ target: importMappings.headings, set: { mapping: { ...mapping }, usedAt } });
}
