import type { ListingColumns } from './listing-index/listing-columns.ts';
import type { ListingOrder } from './listing-order.ts';

interface Wanted {
  columns: ListingColumns;
  /** By slot: the filters a product misses. */
  missed: Uint16Array;
  order: ListingOrder;
  perPage: number;
  /** From 1. */
  page: number;
}

/** The products of one page: the order is walked until the page is full. */
export function findListingPage({ columns, missed, order, perPage, page }: Wanted): number[] {
  const { slots, reversed } = order;
  const ids: number[] = [];
  let toSkip = (page - 1) * perPage;
  for (let place = 0; place < slots.length && ids.length < perPage; place += 1) {
    const slot = slots[reversed ? slots.length - 1 - place : place] ?? 0;
    if (missed[slot] !== 0) continue;
    if (toSkip > 0) toSkip -= 1;
    else ids.push(columns.ids[slot] ?? 0);
  }
  return ids;
}
