import type { FacetName } from '#modules/catalogue/listing-index/server/index.ts';
import { parseListedSize, writeListedSize } from '#modules/catalogue/products/rules/listed-size.ts';
import { findSizeTypes, listProducerNames, listTraitValues } from '#modules/catalogue/products/server/index.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { ChosenFilters } from '../rules/chosen-filters.ts';
import {
  AVAILABLE_FILTER,
  type FilterId,
  type FilterKind,
  FLAG_FILTER,
  filterKind,
  PRICE_FILTER,
  PRODUCER_FILTER,
  SIZE_FILTER,
  traitOfFilter,
} from '../rules/filter-id.ts';
import { narrowsPrice, type PriceRange } from '../rules/price-range.ts';

export type FilterCondition = { id: FilterId | typeof PRICE_FILTER; bit: number } & (
  | { facet: FacetName; values: ReadonlySet<string> }
  | { facet: null; lowest: Grosze; highest: Grosze }
);

export const FACET_OF: Readonly<Record<FilterKind, FacetName>> = {
  [PRODUCER_FILTER]: 'producers',
  [FLAG_FILTER]: 'flags',
  [AVAILABLE_FILTER]: 'available',
  [SIZE_FILTER]: 'sizes',
  trait: 'traits',
};

export function filterConditions({ filters, price }: ChosenFilters): FilterCondition[] {
  const ofValues = filters.map(({ id, values }, index) => ({
    id,
    bit: 2 ** index,
    values: new Set(id === SIZE_FILTER ? values.map(parseListedSize) : values),
    facet: FACET_OF[filterKind(id)],
  }));
  const inRange = priceCondition(price, 2 ** filters.length);
  return inRange ? [...ofValues, inRange] : ofValues;
}

function priceCondition(price: PriceRange, bit: number): FilterCondition | null {
  const { from, to } = price;
  if (!narrowsPrice(price)) return null;
  return {
    id: PRICE_FILTER,
    bit,
    facet: null,
    lowest: (from ?? 0) * 100,
    highest: to === null ? Number.POSITIVE_INFINITY : to * 100,
  };
}

/** An old or mistyped address shows more products, never an empty page. */
export async function keepKnownFilters(shop: Shop, chosen: ChosenFilters): Promise<ChosenFilters> {
  const filters = await Promise.all(
    chosen.filters.map(async ({ id, values }) => {
      const found = await findValues(shop, id, values);
      return { id, values: values.filter((value) => found.includes(value)) };
    }),
  );
  return { ...chosen, filters: filters.filter(({ values }) => values.length > 0) };
}

async function findValues(shop: Shop, id: FilterId, values: string[]): Promise<string[]> {
  switch (filterKind(id)) {
    case FLAG_FILTER:
    case AVAILABLE_FILTER:
      return values;
    case 'trait': {
      const found = await listTraitValues(shop, values.map(Number));
      return found.filter(({ traitId }) => traitId === traitOfFilter(id)).map((value) => String(value.id));
    }
    case PRODUCER_FILTER:
      return (await listProducerNames(shop, values.map(Number))).map((producer) => String(producer.id));
    case SIZE_FILTER:
      return (await findSizeTypes(shop, values.map(parseListedSize))).map(writeListedSize);
  }
}
