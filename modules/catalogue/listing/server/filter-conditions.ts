import type { FacetName } from '#modules/catalogue/listing-index/server/index.ts';
import { parseListedSize } from '#modules/catalogue/products/rules/listed-size.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
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
