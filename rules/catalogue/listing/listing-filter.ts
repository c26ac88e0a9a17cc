import type { Grosze } from '#rules/platform/money/grosze.ts';

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
  id: string;
  /** As written in the catalogue; empty where the shop has its own word for it. */
  name: string;
  values: FilterValue[];
}

export interface ListingFilters {
  filters: ListingFilter[];
  /** The lowest and highest price among the products the other filters leave; null when there are none. */
  prices: { lowest: Grosze; highest: Grosze } | null;
}
