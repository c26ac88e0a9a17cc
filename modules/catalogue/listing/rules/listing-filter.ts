import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { FilterId } from './filter-id.ts';

export interface FilterValue {
  value: string;
  /** As written in the catalogue; empty where the shop has its own word for it. */
  name: string;
  /** Products the listing would hold with this value, all other filters kept. */
  count: number;
  chosen: boolean;
}

/** A filter a shopper can choose from. */
export interface ListingFilter {
  id: FilterId;
  /** As written in the catalogue; empty where the shop has its own word for it. */
  name: string;
  values: FilterValue[];
}

export interface ListingFilters {
  filters: ListingFilter[];
  /** The lowest and highest price among the products the other filters leave; null when there are none. */
  prices: { lowest: Grosze; highest: Grosze } | null;
}

/** So many products have a value and miss the same chosen filters (a bit for each filter they miss). */
interface ValueCount {
  value: string;
  missed: number;
  count: number;
}

/**
 * Products per value of one filter: those that pass all other filters. Its own choice does not narrow it, because the
 * values of one filter widen each other. `ownBit` is 0 for a filter in which nothing is chosen.
 */
export function countValues(rows: Iterable<ValueCount>, ownBit: (value: string) => number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { value, missed, count } of rows) {
    if (missed === 0 || missed === ownBit(value)) counts.set(value, (counts.get(value) ?? 0) + count);
  }
  return counts;
}
