import type { ListingColumns, SortKey } from './listing-columns.ts';

type Compare = (a: number, b: number) => number;

/** Slots by rising price or date, or falling popularity, what can be bought first; ties by id. The order of names is read from the database. */
export function compareBy(columns: ListingColumns, key: Exclude<SortKey, 'name'>): Compare {
  const { ids, price, popularity, created } = columns;
  const byId = (a: number, b: number) => (ids[a] ?? 0) - (ids[b] ?? 0);
  if (key === 'popularity') {
    const { numbers, sets } = columns.facets.available;
    const onSale = sets.holding((value) => value === 'y');
    const isOnSale = (slot: number) => onSale[numbers[slot] ?? 0] ?? 0;
    return (a, b) => isOnSale(b) - isOnSale(a) || (popularity[b] ?? 0) - (popularity[a] ?? 0) || byId(a, b);
  }
  const values = key === 'price' ? price : created;
  return (a, b) => (values[a] ?? 0) - (values[b] ?? 0) || byId(a, b);
}

export function sortSlots(count: number, compare: Compare): Int32Array {
  return Int32Array.from({ length: count }, (_, slot) => slot).sort(compare);
}

/** The order of `count` products after some of them moved or came: the others are taken over as they stand. */
export function moveSlots(order: Int32Array, moved: readonly number[], count: number, compare: Compare): Int32Array {
  const arriving = [...new Set(moved)].sort(compare);
  const isMoved = new Uint8Array(count);
  for (const slot of arriving) isMoved[slot] = 1;
  const result = new Int32Array(count);
  let next = 0;
  let place = 0;
  for (const slot of order) {
    if (isMoved[slot] === 1) continue;
    for (let first = arriving[next]; first !== undefined && compare(first, slot) < 0; first = arriving[next]) {
      result[place++] = first;
      next += 1;
    }
    result[place++] = slot;
  }
  result.set(arriving.slice(next), place);
  return result;
}
