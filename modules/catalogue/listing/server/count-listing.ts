import type { FacetName, ListingColumns, ValueSets } from '#modules/catalogue/listing-index/server/index.ts';
import { NAME_BREAK } from '#modules/catalogue/products/server/index.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { FilterKind } from '../rules/filter-id.ts';
import { FACET_OF, type FilterCondition } from './filter-conditions.ts';
import type { MarkedListing } from './mark-missed.ts';

export interface CountRow {
  filter: FilterKind | 'total';
  value: string;
  /** Of a size; names of other values are looked up. */
  name: string;
  missed: number;
  count: number;
  lowest: Grosze | null;
  highest: Grosze | null;
}

const COUNTED = Object.entries(FACET_OF) as [FilterKind, FacetName][];

/** Products that miss two or more filters do not count; those that miss one are counted for that filter. */
export function countListing(
  columns: ListingColumns,
  marked: MarkedListing,
  conditions: readonly FilterCondition[],
): CountRow[] {
  return [0, ...conditions.map(({ bit }) => bit)].flatMap((bit) => {
    const slots = slotsThatMiss(marked, bit);
    return slots.length > 0 ? countSlots(columns, slots, bit) : [];
  });
}

export function countCards({ model, models }: ListingColumns, { inside, missed }: MarkedListing): number {
  const isSeen = new Uint8Array(models.length);
  let cards = 0;
  for (const slot of inside) {
    const number = model[slot] ?? 0;
    if (missed[slot] !== 0 || isSeen[number] === 1) continue;
    if (number !== 0) isSeen[number] = 1;
    cards += 1;
  }
  return cards;
}

export function countInCategories(columns: ListingColumns, marked: MarkedListing): Map<number, number> {
  const { numbers, sets } = columns.facets.categories;
  return new Map(
    countValues(numbers, sets, slotsThatMiss(marked, 0)).map(({ value, count }) => [Number(value), count]),
  );
}

/** Reused for every count, which is synchronous: large new arrays cost more than counting. */
let room = new Int32Array(0);

function slotsThatMiss({ inside, missed }: MarkedListing, bits: number): Int32Array {
  if (room.length < inside.length) room = new Int32Array(inside.length);
  let found = 0;
  for (const slot of inside) if (missed[slot] === bits) room[found++] = slot;
  return room.subarray(0, found);
}

function countSlots(columns: ListingColumns, slots: Int32Array, missed: number): CountRow[] {
  const rows = COUNTED.flatMap(([filter, facet]) => {
    const { numbers, sets } = columns.facets[facet];
    return countValues(numbers, sets, slots).map(({ value, count }) => {
      const [type = value, name = ''] = value.split(NAME_BREAK);
      return { filter, value: type, name, missed, count, lowest: null, highest: null };
    });
  });
  let lowest = Number.POSITIVE_INFINITY;
  let highest = 0;
  for (const slot of slots) {
    const price = columns.price[slot] ?? 0;
    if (price < lowest) lowest = price;
    if (price > highest) highest = price;
  }
  return [{ filter: 'total', value: '', name: '', missed, count: slots.length, lowest, highest }, ...rows];
}

/** Counts sets first, because every product has one, then their values. */
function countValues(numbers: Int32Array, sets: ValueSets, slots: Int32Array): { value: string; count: number }[] {
  const ofSet = new Uint32Array(sets.size);
  const met: number[] = [];
  for (const slot of slots) {
    const number = numbers[slot] ?? 0;
    const before = ofSet[number] ?? 0;
    if (before === 0) met.push(number);
    ofSet[number] = before + 1;
  }
  const ofValue = new Uint32Array(sets.values.length);
  for (const number of met) {
    const count = ofSet[number] ?? 0;
    for (const code of sets.codes[number] ?? []) ofValue[code] = (ofValue[code] ?? 0) + count;
  }
  return sets.values.flatMap((value, code) => {
    const count = ofValue[code] ?? 0;
    return count > 0 ? [{ value, count }] : [];
  });
}
