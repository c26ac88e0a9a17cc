import { desc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '#shop/platform/db/connect.ts';
import type { Shop } from '#shop/platform/shop.ts';
import type { ImportCounts } from './tables.ts';
import { imports } from './tables.ts';

export interface ImportState {
  id: number;
  done: number;
  counts: ImportCounts;
  startedAt: Date;
}

/** The last import of the same file, when it did not come to its end. */
export async function findUnfinished(shop: Shop, fingerprint: string): Promise<ImportState | null> {
  const [last] = await shop.db
    .select()
    .from(imports)
    .where(eq(imports.fingerprint, fingerprint))
    .orderBy(desc(imports.id))
    .limit(1);
  return last && last.finishedAt === null ? last : null;
}

export async function beginImport(shop: Shop, file: string, fingerprint: string): Promise<ImportState> {
  const now = shop.now();
  const counts = { created: 0, changed: 0, unchanged: 0 };
  const row = { file, fingerprint, counts, startedAt: now, updatedAt: now };
  const [begun] = await shop.db.insert(imports).values(row).returning();
  if (!begun) throw new Error('the import could not be written down');
  return begun;
}

/** In the transaction of the batch: either both are there or neither. */
export async function recordBatch(tx: Transaction, state: ImportState, now: Date): Promise<void> {
  const { done, counts } = state;
  await tx.update(imports).set({ done, counts, updatedAt: now }).where(eq(imports.id, state.id));
}

export async function endImport(shop: Shop, id: number): Promise<void> {
  await shop.db.update(imports).set({ finishedAt: sql`now()` }).where(eq(imports.id, id));
}
