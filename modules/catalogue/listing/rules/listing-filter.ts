import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { FilterId } from './filter-id.ts';

export interface FilterValue {
  value: string;
  /** Empty where the shop's texts name it. */
  name: string;
  /** Products that remain with this value and all other filters. */
  count: number;
  chosen: boolean;
}

export interface ListingFilter {
  id: FilterId;
  /** Empty where the shop's texts name it. */
  name: string;
  values: FilterValue[];
}

export interface ListingFilters {
  filters: ListingFilter[];
  /** Among the products that pass the other filters; null when there are none. */
  prices: { lowest: Grosze; highest: Grosze } | null;
}

/** Products with the value that miss the same filters; one bit per missed filter. */
interface ValueCount {
  value: string;
  missed: number;
  count: number;
}

/**
 * Counts products that pass all other filters. The choice in the same filter does not narrow it, because values of
 * one filter are alternatives. `ownBit` is 0 for a filter without a choice.
 */
export function countValues(rows: Iterable<ValueCount>, ownBit: (value: string) => number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { value, missed, count } of rows) {
    if (missed === 0 || missed === ownBit(value)) counts.set(value, (counts.get(value) ?? 0) + count);
  }
  return counts;
}
