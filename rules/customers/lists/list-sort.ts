import type { Grosze } from '#rules/platform/money/grosze.ts';

export const LIST_SORTS = ['newest', 'name', 'cheapest', 'dearest'] as const;
export type ListSort = (typeof LIST_SORTS)[number];

interface Sortable {
  name: string;
  price: Grosze;
}

const ORDERS: Record<ListSort, ((a: Sortable, b: Sortable) => number) | null> = {
  // As they come: newest first.
  newest: null,
  name: (a, b) => a.name.localeCompare(b.name, 'pl'),
  cheapest: (a, b) => a.price - b.price,
  dearest: (a, b) => b.price - a.price,
};

export function sortListed<Item extends Sortable>(items: readonly Item[], sort: ListSort): Item[] {
  const order = ORDERS[sort];
  return order ? items.toSorted(order) : [...items];
}

/** Anything that is no order means the usual one. */
export function readListSort(text: string | null): ListSort {
  return LIST_SORTS.find((sort) => sort === text) ?? 'newest';
}
