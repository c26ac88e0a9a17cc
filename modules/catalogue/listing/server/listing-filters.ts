import { parseListedSize, writeListedSize } from '#modules/catalogue/products/rules/listed-size.ts';
import { compareSizes, sortTraitValues } from '#modules/catalogue/products/rules/sort-values.ts';
import { getSizePositions, listProducerNames, listTraitValues } from '#modules/catalogue/products/server/index.ts';
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
import { countValues, type FilterValue, type ListingFilter, type ListingFilters } from '../rules/listing-filter.ts';
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

/** A value without products stays only while it is chosen. */
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

  const [brands, traitList, positions] = await Promise.all([
    producerNames(shop, valuesOf(counted, PRODUCER_FILTER)),
    traitNames(shop, rowsOf(rows, 'trait'), chosen),
    getSizePositions(shop),
  ]);
  /** In the displayed order. */
  const plain: Record<PlainFilter, readonly Named[]> = {
    [AVAILABLE_FILTER]: [{ value: 'y', name: '' }],
    [FLAG_FILTER]: FILTER_FLAGS.map((value) => ({ value, name: '' })),
    [SIZE_FILTER]: sizeNames(counted, positions),
    [PRODUCER_FILTER]: brands,
  };
  const filters = [
    ...(Object.keys(plain) as PlainFilter[]).map((id) => filterOf(id, '', plain[id])),
    ...traitList.map(({ id, name, values }) => filterOf(traitFilter(id), name, values)),
  ];
  // On a producer's page its own filter narrows nothing.
  const isNeedless = ({ id, values }: ListingFilter) =>
    id === PRODUCER_FILTER && kind === 'producer' && !values.some((value) => value.chosen);
  return {
    filters: filters.filter((filter) => filter.values.length > 0 && !isNeedless(filter)),
    prices: priceLimits(rowsOf(rows, 'total'), bitOf(PRICE_FILTER)),
  };
}

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

function sizeNames(counted: Counted, positions: ReadonlyMap<string, number>): Named[] {
  const placeOf = (value: string) => positions.get(parseListedSize(value)) ?? Number.MAX_SAFE_INTEGER;
  const rows = rowsOf(counted.rows, SIZE_FILTER);
  // Products may spell the name of one size differently: the same spelling is always shown.
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

async function producerNames(shop: Shop, ids: string[]): Promise<Named[]> {
  const found = await listProducerNames(shop, ids.map(Number));
  return found.map(({ id, name }) => ({ value: String(id), name })).sort((a, b) => a.name.localeCompare(b.name, 'pl'));
}

async function traitNames(shop: Shop, rows: readonly CountRow[], chosen: ChosenFilters) {
  const ticked = chosen.filters.filter(({ id }) => traitOfFilter(id) !== null).flatMap(({ values }) => values);
  const ids = new Set([...rows.map(({ value }) => value), ...ticked].map(Number));
  const found = await listTraitValues(shop, [...ids]);
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
