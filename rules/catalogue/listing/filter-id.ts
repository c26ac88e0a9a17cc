/**
 * Names of filters in an address (contract 3.13). A filter of a trait is `filter_trait_7`: readable in the bar, where
 * the brackets of `filter_traits[7]` would be escaped; that spelling is understood too.
 */
export const PRODUCER_FILTER = 'filter_producer';
export const SIZE_FILTER = 'filter_sizes';
export const FLAG_FILTER = 'filter_flags';
export const AVAILABLE_FILTER = 'filter_available';
export const PRICE_FILTER = 'filter_price';

/** The two boxes of the price range, as a form without script sends them. */
export const PRICE_FROM_FIELD = 'filter_price_from';
export const PRICE_TO_FIELD = 'filter_price_to';

export const FILTER_FLAGS = ['promotion', 'new', 'bestseller'] as const;
export type FilterFlag = (typeof FILTER_FLAGS)[number];

export function traitFilter(traitId: number): string {
  return `filter_trait_${traitId}`;
}

const SMALL_NUMBER = /^[1-9]\d{0,8}$/;
const TRAIT = /^filter_trait(?:_|s\[)([1-9]\d{0,8})\]?$/;

/** The trait of a filter; null when it is another filter, or none. */
export function traitOfFilter(filterId: string): number | null {
  const [, traitId] = TRAIT.exec(filterId) ?? [];
  return traitId ? Number(traitId) : null;
}

/** The one spelling of a filter's name; null when there is no such filter. */
export function parseFilterId(name: string): string | null {
  const traitId = traitOfFilter(name);
  if (traitId !== null) return traitFilter(traitId);
  return [PRODUCER_FILTER, SIZE_FILTER, FLAG_FILTER, AVAILABLE_FILTER].includes(name) ? name : null;
}

/** Could this be a value of the filter? Whether it exists, the shop knows. */
export function isFilterValue(filterId: string, value: string): boolean {
  if (filterId === FLAG_FILTER) return FILTER_FLAGS.some((flag) => flag === value);
  if (filterId === AVAILABLE_FILTER) return value === 'y';
  if (filterId === SIZE_FILTER) return value.length > 0 && value.length <= 40 && !value.includes('\0');
  return SMALL_NUMBER.test(value);
}
