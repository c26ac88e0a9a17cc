import type { Grosze } from '#platform/money/rules/grosze.ts';

/** A list of another person is `unknown-list`. */
export type ListFault =
  | 'unknown-list'
  | 'wrong-name'
  | 'too-many-lists'
  | 'list-full'
  | 'too-many-products'
  | 'unknown-product'
  | 'unknown-size'
  | 'size-required'
  | 'already-on-list'
  | 'not-on-list';
export const LIST_NAME_LENGTH = 60;
export const MAX_LISTS = 50;
export const MAX_ON_LIST = 300;
/** Per call. */
export const MAX_AT_ONCE = 100;

/** S5.56 */
export function parseListName(text: string): string | null {
  const name = text.replace(/\s+/gu, ' ').trim();
  return name !== '' && [...name].length <= LIST_NAME_LENGTH ? name : null;
}

/** S4.38 */
export type ListStatus = 'loading' | 'success' | 'error';

/** S4.39, S9.67 */
const STATUS_RESET_MS = 1000;

/** Milliseconds; null while the request runs and after adding. */
export function statusEndsAfter(status: ListStatus, intent: 'add' | 'other'): number | null {
  if (status === 'loading' || (status === 'success' && intent === 'add')) return null;
  return STATUS_RESET_MS;
}

export const LIST_SORTS = ['newest', 'name', 'cheapest', 'dearest'] as const;
export type ListSort = (typeof LIST_SORTS)[number];

interface Sortable {
  name: string;
  price: Grosze;
}

const ORDERS: Record<ListSort, ((a: Sortable, b: Sortable) => number) | null> = {
  // Newest first.
  newest: null,
  name: (a, b) => a.name.localeCompare(b.name, 'pl'),
  cheapest: (a, b) => a.price - b.price,
  dearest: (a, b) => b.price - a.price,
};

export function sortListed<Item extends Sortable>(items: readonly Item[], sort: ListSort): Item[] {
  const order = ORDERS[sort];
  return order ? items.toSorted(order) : [...items];
}

export function parseListSort(text: string | null): ListSort {
  return LIST_SORTS.find((sort) => sort === text) ?? 'newest';
}
