import { parseListedSize, writeListedSize } from '#modules/catalogue/products/rules/listed-size.ts';
import { findSizeTypes, listProducerNames, listTraitValues } from '#modules/catalogue/products/server/index.ts';
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
