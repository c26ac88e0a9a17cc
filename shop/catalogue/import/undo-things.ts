import { and, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#shop/platform/db/connect.ts';
import { type ChangedThing, importChanges } from './tables.ts';

type Thing = Exclude<ChangedThing['kind'], 'product'>;

/** Where each kind stands, and what still needs one of them. */
const PLACES: Record<Thing, { table: string; needed: SQL }> = {
  category: {
    table: 'categories',
    needed: sql`select from products p where p.category_id = t.id
      union all select from product_categories c where c.category_id = t.id
      union all select from categories below where below.parent_id = t.id`,
  },
  producer: {
    table: 'producers',
    needed: sql`select from products p where p.producer_id = t.id union all select from series s where s.producer_id = t.id`,
  },
  series: { table: 'series', needed: sql`select from products p where p.series_id = t.id` },
  trait: { table: 'traits', needed: sql`select from trait_values v where v.trait_id = t.id` },
  'trait-value': { table: 'trait_values', needed: sql`select from product_traits p where p.value_id = t.id` },
};

/** Takes away what the import added and nothing needs any more, and gives names and addresses back; the last first. */
export async function takeThingsBack(tx: Transaction, importId: number, now: Date): Promise<void> {
  const ofThings = and(
    eq(importChanges.importId, importId),
    ne(importChanges.kind, 'product'),
    isNull(importChanges.undoneAt),
  );
  const things = await tx.select().from(importChanges).where(ofThings).orderBy(desc(importChanges.id));
  for (const { kind, objectId, isNew, changes } of things) {
    if (kind === 'product') continue;
    const { table, needed } = PLACES[kind];
    if (isNew) {
      await tx.execute(sql`delete from ${sql.identifier(table)} t where t.id = ${objectId} and not exists (${needed})`);
      continue;
    }
    for (const [column, [before, after]] of Object.entries(changes)) {
      const name = sql.identifier(column);
      // What somebody has changed since stays.
      await tx.execute(sql`
        update ${sql.identifier(table)} t set ${name} = ${before}
        where t.id = ${objectId} and t.${name} is not distinct from ${after}`);
    }
  }
  await tx.update(importChanges).set({ undoneAt: now }).where(ofThings);
}
