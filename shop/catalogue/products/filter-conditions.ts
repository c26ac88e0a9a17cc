import type { ChosenFilters } from '#rules/catalogue/listing/chosen-filters.ts';
import {
  AVAILABLE_FILTER,
  FLAG_FILTER,
  PRICE_FILTER,
  PRODUCER_FILTER,
  SIZE_FILTER,
} from '#rules/catalogue/listing/filter-id.ts';
import { narrowsPrice, type PriceRange } from '#rules/catalogue/listing/price-range.ts';
import type { Grosze } from '#rules/platform/money/grosze.ts';
import type { FacetName } from './listing-index/listing-columns.ts';

/** What a product must meet for one chosen filter; the bit marks products that miss it. */
export type FilterCondition = { id: string; bit: number } & (
  | { facet: FacetName; values: ReadonlySet<string> }
  | { facet: null; lowest: Grosze; highest: Grosze }
);

const FACET_OF: Record<string, FacetName> = {
  [AVAILABLE_FILTER]: 'available',
  [FLAG_FILTER]: 'flags',
  [PRODUCER_FILTER]: 'producers',
  [SIZE_FILTER]: 'sizes',
};

export function filterConditions({ filters, price }: ChosenFilters): FilterCondition[] {
  const ofValues = filters.map(({ id, values }, index) => ({
    id,
    bit: 2 ** index,
    values: new Set(values),
    facet: FACET_OF[id] ?? 'traits',
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
