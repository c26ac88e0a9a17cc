import { and, eq, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { Shop } from '#platform/shop/server/shop.ts';
import { DAY_MS } from '#platform/time/rules/units.ts';
import { removeStored } from './local-copy.ts';
import { findLastWritten } from './manage-imports.ts';
import { importChanges, imports } from './tables.ts';

const RETENTION_DAYS = 30;

/** Files that were not imported are stored for a month, the changes of older imports too: only the last can be taken back. */
export async function sweepImports(shop: Shop): Promise<void> {
  const old = new Date(shop.now().getTime() - RETENTION_DAYS * DAY_MS);
  const left = await shop.db
    .delete(imports)
    .where(
      and(
        inArray(imports.state, ['fetching', 'mapping', 'checking', 'checked', 'refused']),
        lt(imports.updatedAt, old),
      ),
    )
    .returning({ file: imports.file });
  for (const { file } of left) await removeStored(shop, file);
  await removeFiles(shop, old);
  const last = await findLastWritten(shop.db);
  if (!last) return;
  const finished = sql`(select id from imports where updated_at < ${old}::timestamptz)`;
  await shop.db
    .delete(importChanges)
    .where(and(ne(importChanges.importId, last.id), sql`${importChanges.importId} in ${finished}`));
}

/** Of imports that are over, or abandoned; the file of a command is not ours. */
async function removeFiles(shop: Shop, old: Date): Promise<void> {
  const isOver = inArray(imports.state, ['done', 'undone']);
  const isLeft = and(eq(imports.state, 'stopped'), lt(imports.updatedAt, old));
  const left = await shop.db
    .select({ id: imports.id, file: imports.file })
    .from(imports)
    .where(and(ne(imports.source, 'command'), ne(imports.file, ''), or(isOver, isLeft)));
  for (const { id, file } of left) {
    await removeStored(shop, file);
    await shop.db.update(imports).set({ file: '' }).where(eq(imports.id, id));
  }
}
