import { parseListedSize } from '#modules/catalogue/products/rules/listed-size.ts';

/**
 * Names of filters in an address (contract 3.13). `filter_trait_7` stays readable, while the brackets of
 * `filter_traits[7]` would be escaped; both are parsed.
 */
export const PRODUCER_FILTER = 'filter_producer';
export const SIZE_FILTER = 'filter_sizes';
export const FLAG_FILTER = 'filter_flags';
export const AVAILABLE_FILTER = 'filter_available';
export const PRICE_FILTER = 'filter_price';

/** The two inputs of the price range, as a form without script sends them. */
export const PRICE_FROM_FIELD = 'filter_price_from';
export const PRICE_TO_FIELD = 'filter_price_to';

export const FILTER_FLAGS = ['promotion', 'new', 'bestseller'] as const;
export type FilterFlag = (typeof FILTER_FLAGS)[number];

const PLAIN_FILTERS = [PRODUCER_FILTER, SIZE_FILTER, FLAG_FILTER, AVAILABLE_FILTER] as const;
export type PlainFilter = (typeof PLAIN_FILTERS)[number];

export type FilterId = PlainFilter | ReturnType<typeof traitFilter>;

export type FilterKind = PlainFilter | 'trait';

export function traitFilter(traitId: number) {
  return `filter_trait_${traitId}` as const;
}

export function filterKind(id: FilterId): FilterKind {
  return PLAIN_FILTERS.find((plain) => plain === id) ?? 'trait';
}

const SMALL_NUMBER = /^[1-9]\d{0,8}$/;
const TRAIT = /^filter_trait(?:_|s\[)([1-9]\d{0,8})\]?$/;

export function traitOfFilter(name: string): number | null {
  const [, traitId] = TRAIT.exec(name) ?? [];
  return traitId ? Number(traitId) : null;
}

export function parseFilterId(name: string): FilterId | null {
  const traitId = traitOfFilter(name);
  if (traitId !== null) return traitFilter(traitId);
  return PLAIN_FILTERS.find((plain) => plain === name) ?? null;
}

export function isFilterValue(id: FilterId, value: string): boolean {
  switch (filterKind(id)) {
    case FLAG_FILTER:
      return FILTER_FLAGS.some((flag) => flag === value);
    case AVAILABLE_FILTER:
      return value === 'y';
    case SIZE_FILTER: {
      const type = parseListedSize(value);
      return type.length > 0 && type.length <= 40 && !type.includes('\0');
    }
    case PRODUCER_FILTER:
    case 'trait':
      return SMALL_NUMBER.test(value);
  }
}
