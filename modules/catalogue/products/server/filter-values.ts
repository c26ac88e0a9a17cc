import { asc, eq, sql } from 'drizzle-orm';
import { cached } from '#platform/cache/server/cached.ts';
import { prepared } from '#platform/db/server/prepared.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { producers, sizeOrder, sizes, traits, traitValues } from './tables.ts';

const findProducers = prepared((db: Shop['db']) =>
  db
    .select({ id: producers.id, name: producers.name })
    .from(producers)
    .where(sql`${producers.id} = any(${sql.placeholder('ids')})`)
    .prepare('filter-producers'),
);

export function listProducerNames({ db }: Shop, ids: readonly number[]): Promise<{ id: number; name: string }[]> {
  return ids.length === 0 ? Promise.resolve([]) : findProducers(db, { ids: [...ids] });
}

const findTraitValues = prepared((db: Shop['db']) =>
  db
    .select({
      traitId: traits.id,
      trait: traits.name,
      id: traitValues.id,
      name: traitValues.value,
      position: traitValues.position,
    })
    .from(traitValues)
    .innerJoin(traits, eq(traits.id, traitValues.traitId))
    // One parameter: a listing has hundreds of values, and writing as many costs more than finding them.
    .where(sql`${traitValues.id} = any(${sql.placeholder('ids')})`)
    .orderBy(asc(traits.position), asc(traits.id))
    .prepare('filter-traits'),
);

/** Values with their traits, in the order of the traits. */
export async function listTraitValues({ db }: Shop, ids: readonly number[]) {
  return ids.length === 0 ? [] : findTraitValues(db, { ids: [...ids] });
}

/** Position that the owner gave each size, by its type. */
export const getSizePositions = cached({ seconds: 300 }, async ({ db }) => {
  const rows = await db.select().from(sizeOrder);
  return new Map(rows.map(({ type, position }) => [type, position]));
});

/** Those of these types that a product has. */
export async function findSizeTypes({ db }: Shop, types: readonly string[]): Promise<string[]> {
  // One by one: each is a single step in the index, however many products have that size.
  const found = await Promise.all(
    types.map((type) => db.select({ type: sizes.type }).from(sizes).where(eq(sizes.type, type)).limit(1)),
  );
  return found.flat().map(({ type }) => type);
}
