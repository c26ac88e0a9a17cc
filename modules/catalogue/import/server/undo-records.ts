import { and, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import {
  categories,
  productCategories,
  products,
  productTraits,
  series,
  traitValues,
} from '#modules/catalogue/products/server/index.ts';
import { type Change, recordChanges } from '#platform/audit/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { type ChangedRecord, importChanges } from './tables.ts';

type Resource = Exclude<ChangedRecord['kind'], 'product'>;

/** The table of each kind, and the tables that refer to it. */
const PLACES: Record<Resource, { table: string; needed: SQL }> = {
  category: {
    table: 'categories',
    needed: sql`select from ${products} p where p.category_id = t.id
      union all select from ${productCategories} c where c.category_id = t.id
      union all select from ${categories} below where below.parent_id = t.id`,
  },
  producer: {
    table: 'producers',
    needed: sql`select from ${products} p where p.producer_id = t.id union all select from ${series} s where s.producer_id = t.id`,
  },
  series: { table: 'series', needed: sql`select from ${products} p where p.series_id = t.id` },
  trait: { table: 'traits', needed: sql`select from ${traitValues} v where v.trait_id = t.id` },
  'trait-value': { table: 'trait_values', needed: sql`select from ${productTraits} p where p.value_id = t.id` },
};

/** Takes away what the import added and nothing needs any more, and gives names and addresses back; the last first. */
export async function revertRecords(
  tx: Transaction,
  shop: Pick<Shop, 'actor' | 'now'>,
  importId: number,
): Promise<void> {
  const entries: Change[] = [];
  const ofRecords = and(
    eq(importChanges.importId, importId),
    ne(importChanges.kind, 'product'),
    isNull(importChanges.undoneAt),
  );
  const records = await tx.select().from(importChanges).where(ofRecords).orderBy(desc(importChanges.id));
  for (const { kind, objectId, isNew, changes } of records) {
    if (kind === 'product') continue;
    const { table, needed } = PLACES[kind];
    if (isNew) {
      const { rowCount } = await tx.execute(
        sql`delete from ${sql.identifier(table)} t where t.id = ${objectId} and not exists (${needed})`,
      );
      const from = Object.fromEntries(Object.entries(changes).map(([column, [, after]]) => [column, after]));
      if (rowCount) entries.push({ action: `${kind}.removed`, object: { kind, id: objectId }, from });
      continue;
    }
    const back = { from: {} as Record<string, unknown>, to: {} as Record<string, unknown> };
    for (const [column, [before, after]] of Object.entries(changes)) {
      const name = sql.identifier(column);
      // Values changed since stay.
      const { rowCount } = await tx.execute(sql`
        update ${sql.identifier(table)} t set ${name} = ${before}
        where t.id = ${objectId} and t.${name} is not distinct from ${after}`);
      if (!rowCount) continue;
      back.from[column] = after;
      back.to[column] = before;
    }
    if (Object.keys(back.to).length > 0) {
      entries.push({ action: `${kind}.changed`, object: { kind, id: objectId }, ...back });
    }
  }
  await recordChanges(tx, shop, entries);
  await tx.update(importChanges).set({ undoneAt: shop.now() }).where(ofRecords);
}
