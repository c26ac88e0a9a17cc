import { rm } from 'node:fs/promises';
import { and, inArray, lt, ne, sql } from 'drizzle-orm';
import { DAY_MS } from '#rules/platform/time/units.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { findLastWritten } from './manage-imports.ts';
import { importChanges, imports } from './tables.ts';

const KEPT_DAYS = 30;

/** Files nobody brought in are kept for a month; what older imports changed, too: only the last can be taken back. */
export async function sweepImports(shop: Shop): Promise<void> {
  const old = new Date(shop.now().getTime() - KEPT_DAYS * DAY_MS);
  const left = await shop.db
    .delete(imports)
    .where(
      and(
        inArray(imports.state, ['fetching', 'mapping', 'checking', 'checked', 'refused']),
        lt(imports.updatedAt, old),
      ),
    )
    .returning({ file: imports.file });
  for (const { file } of left) await rm(file, { force: true });
  const last = await findLastWritten(shop.db);
  if (!last) return;
  const finished = sql`(select id from imports where updated_at < ${old}::timestamptz)`;
  await shop.db
    .delete(importChanges)
    .where(and(ne(importChanges.importId, last.id), sql`${importChanges.importId} in ${finished}`));
}
