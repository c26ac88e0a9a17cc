import { and, eq, inArray } from 'drizzle-orm';
import { parseListedSize, writeListedSize } from '#modules/catalogue/products/rules/listed-size.ts';
import { producers, sizes, traitValues } from '#modules/catalogue/products/server/tables.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { ChosenFilters } from '../rules/chosen-filters.ts';
import {
  AVAILABLE_FILTER,
  type FilterId,
  FLAG_FILTER,
  filterKind,
  PRODUCER_FILTER,
  SIZE_FILTER,
  traitOfFilter,
} from '../rules/filter-id.ts';

/** Leaves out values the catalogue does not know: an old or mistyped address shows more, never an empty page. */
export async function keepKnownFilters(shop: Shop, chosen: ChosenFilters): Promise<ChosenFilters> {
  const kept = await Promise.all(
    chosen.filters.map(async ({ id, values }) => ({ id, values: await knownValues(shop, id, values) })),
  );
  return { ...chosen, filters: kept.filter(({ values }) => values.length > 0) };
}

async function knownValues(shop: Shop, id: FilterId, values: string[]): Promise<string[]> {
  const known = await findValues(shop, id, values);
  return known ? values.filter((value) => known.has(value)) : values;
}

/** Those the catalogue has; null where the filter's values are not of the catalogue. */
async function findValues({ db }: Shop, id: FilterId, values: string[]): Promise<Set<string> | null> {
  switch (filterKind(id)) {
    case FLAG_FILTER:
    case AVAILABLE_FILTER:
      return null;
    case 'trait': {
      const ofTrait = and(eq(traitValues.traitId, traitOfFilter(id) ?? 0), inArray(traitValues.id, values.map(Number)));
      const found = await db.select({ id: traitValues.id }).from(traitValues).where(ofTrait);
      return new Set(found.map((value) => String(value.id)));
    }
    case PRODUCER_FILTER: {
      const named = inArray(producers.id, values.map(Number));
      const found = await db.select({ id: producers.id }).from(producers).where(named);
      return new Set(found.map((producer) => String(producer.id)));
    }
    case SIZE_FILTER: {
      // One by one: each is a single step in the index, however many products have that size.
      const found = await Promise.all(
        values.map((value) =>
          db
            .select({ type: sizes.type })
            .from(sizes)
            .where(eq(sizes.type, parseListedSize(value)))
            .limit(1),
        ),
      );
      return new Set(found.flat().map(({ type }) => writeListedSize(type)));
    }
  }
}
