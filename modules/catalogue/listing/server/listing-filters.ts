import { asc, eq, sql } from 'drizzle-orm';
import { parseListedSize, writeListedSize } from '#modules/catalogue/products/rules/listed-size.ts';
import { producers, sizeOrder, traits, traitValues } from '#modules/catalogue/products/server/tables.ts';
import { cached } from '#platform/cache/server/cached.ts';
import { prepared } from '#platform/db/server/prepared.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { type ChosenFilters, isChosen } from '../rules/chosen-filters.ts';
import {
  AVAILABLE_FILTER,
  FILTER_FLAGS,
  type FilterId,
  FLAG_FILTER,
  filterKind,
  type PlainFilter,
  PRICE_FILTER,
  PRODUCER_FILTER,
  SIZE_FILTER,
  traitFilter,
  traitOfFilter,
} from '../rules/filter-id.ts';
import {
  compareSizes,
  countValues,
  type FilterValue,
  type ListingFilter,
  type ListingFilters,
  sortTraitValues,
} from '../rules/listing-filter.ts';
import type { ListingKind } from '../rules/listing-query.ts';
import type { CountRow } from './count-listing.ts';
import type { FilterCondition } from './filter-conditions.ts';

interface Counted {
  kind: ListingKind;
  rows: readonly CountRow[];
  conditions: readonly FilterCondition[];
  chosen: ChosenFilters;
}

type Named = { value: string; name: string };

/** The filters of a listing with live counts. A value no product has any more stays only while it is chosen. */
export async function listFilters(shop: Shop, { rows: ofIndex, ...asked }: Counted): Promise<ListingFilters> {
  const counted = { ...asked, rows: ofIndex.map(toFilterValue) };
  const { kind, rows, conditions, chosen } = counted;
  const bitOf = (id: FilterCondition['id']) => conditions.find((condition) => condition.id === id)?.bit ?? 0;
  const filterOf = (id: FilterId, name: string, named: readonly Named[]): ListingFilter => {
    const counts = countValues(rowsOf(rows, filterKind(id)), () => bitOf(id));
    const values = named.map(
      ({ value, name: text }): FilterValue => ({
        value,
        name: text,
        count: counts.get(value) ?? 0,
        chosen: isChosen(chosen, id, value),
      }),
    );
    return { id, name, values: values.filter(({ count, chosen: ticked }) => count > 0 || ticked) };
  };

  const [makers, traitList, places] = await Promise.all([
    producerNames(shop, valuesOf(counted, PRODUCER_FILTER)),
    traitNames(shop, rowsOf(rows, 'trait'), chosen),
    sizePlaces(shop),
  ]);
  /** Every filter and its values, in the order they are shown. */
  const plain: Record<PlainFilter, readonly Named[]> = {
    [AVAILABLE_FILTER]: [{ value: 'y', name: '' }],
    [FLAG_FILTER]: FILTER_FLAGS.map((value) => ({ value, name: '' })),
    [SIZE_FILTER]: sizeNames(counted, places),
    [PRODUCER_FILTER]: makers,
  };
  const filters = [
    ...(Object.keys(plain) as PlainFilter[]).map((id) => filterOf(id, '', plain[id])),
    ...traitList.map(({ id, name, values }) => filterOf(traitFilter(id), name, values)),
  ];
  // On a producer's own page its name narrows nothing.
  const isNeedless = ({ id, values }: ListingFilter) =>
    id === PRODUCER_FILTER && kind === 'producer' && !values.some((value) => value.chosen);
  return {
    filters: filters.filter((filter) => filter.values.length > 0 && !isNeedless(filter)),
    prices: priceLimits(rowsOf(rows, 'total'), bitOf(PRICE_FILTER)),
  };
}

/** The index knows sizes by their types. */
function toFilterValue(row: CountRow): CountRow {
  return row.filter === SIZE_FILTER ? { ...row, value: writeListedSize(row.value) } : row;
}

export function totalOf(rows: readonly CountRow[]): number {
  return rows.find(({ filter, missed }) => filter === 'total' && missed === 0)?.count ?? 0;
}

const rowsOf = (rows: readonly CountRow[], filter: CountRow['filter']) => rows.filter((row) => row.filter === filter);

function valuesOf({ rows, chosen }: Counted, id: PlainFilter): string[] {
  const ticked = chosen.filters.find((filter) => filter.id === id)?.values ?? [];
  return [...new Set([...rowsOf(rows, id).map(({ value }) => value), ...ticked])];
}

/** Where the owner put each size, by its type. */
const sizePlaces = cached({ seconds: 300 }, async ({ db }) => {
  const rows = await db.select().from(sizeOrder);
  return new Map(rows.map(({ type, position }) => [type, position]));
});

function sizeNames(counted: Counted, places: ReadonlyMap<string, number>): Named[] {
  const placeOf = (value: string) => places.get(parseListedSize(value)) ?? Number.MAX_SAFE_INTEGER;
  const rows = rowsOf(counted.rows, SIZE_FILTER);
  // Products may write the name of one size differently: one spelling, always the same, is shown.
  const names = new Map(
    rows
      .map(({ value, name }): [string, string] => [value, name])
      .sort()
      .reverse(),
  );
  return valuesOf(counted, SIZE_FILTER)
    .map((value) => ({ value, name: names.get(value) ?? parseListedSize(value).toUpperCase() }))
    .sort((a, b) => placeOf(a.value) - placeOf(b.value) || compareSizes(a.name, b.name));
}

const findProducers = prepared((db: Shop['db']) =>
  db
    .select({ id: producers.id, name: producers.name })
    .from(producers)
    .where(sql`${producers.id} = any(${sql.placeholder('ids')})`)
    .prepare('filter-producers'),
);

async function producerNames(shop: Shop, ids: string[]): Promise<Named[]> {
  if (ids.length === 0) return [];
  const found = await findProducers(shop.db, { ids: ids.map(Number) });
  return found.map(({ id, name }) => ({ value: String(id), name })).sort((a, b) => a.name.localeCompare(b.name, 'pl'));
}

const findTraits = prepared((db: Shop['db']) =>
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

async function traitNames(shop: Shop, rows: readonly CountRow[], chosen: ChosenFilters) {
  const ticked = chosen.filters.filter(({ id }) => traitOfFilter(id) !== null).flatMap(({ values }) => values);
  const ids = new Set([...rows.map(({ value }) => value), ...ticked].map(Number));
  if (ids.size === 0) return [];
  const found = await findTraits(shop.db, { ids: [...ids] });
  const groups = Map.groupBy(found, ({ traitId }) => traitId);
  return [...groups].map(([id, values]) => ({
    id,
    name: values[0]?.trait ?? '',
    values: sortTraitValues(values).map((value) => ({ value: String(value.id), name: value.name })),
  }));
}

function priceLimits(rows: readonly CountRow[], ownBit: number): ListingFilters['prices'] {
  const passing = rows.filter(({ missed }) => missed === 0 || missed === ownBit);
  if (passing.length === 0) return null;
  return {
    lowest: Math.min(...passing.map(({ lowest }) => lowest ?? 0)),
    highest: Math.max(...passing.map(({ highest }) => highest ?? 0)),
  };
}
