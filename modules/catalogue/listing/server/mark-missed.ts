import type { FacetColumn, ListingColumns } from '#modules/catalogue/listing-index/server/index.ts';
import { NAME_BREAK } from '#modules/catalogue/products/server/index.ts';
import { sizeKey } from '#modules/catalogue/search/rules/parse-bounds.ts';
import { isBounded, NO_BOUNDS, type SearchBounds } from '#modules/catalogue/search/rules/search-bounds.ts';
import type { FoundProducts } from '#modules/catalogue/search/server/index.ts';
import type { FilterCondition } from './filter-conditions.ts';
import type { ListingSource } from './listing-source.ts';

/** Listings in progress at the same time. */
const MAX_POOLED = 4;

/**
 * Reuses arrays with an entry per product: in a large catalogue new ones would cost more garbage collection than the
 * listing.
 */
export class LargeArrays<Kind extends Uint8Array | Uint16Array> {
  readonly #make: (length: number) => Kind;
  #free: Kind[] = [];

  constructor(make: (length: number) => Kind) {
    this.#make = make;
  }

  /** The content is left over from an earlier use. */
  take(length: number): Kind {
    const free = this.#free.pop();
    return free?.length === length ? free : this.#make(length);
  }

  /** An array that is not returned is only garbage. */
  giveBack(array: Kind): void {
    if (this.#free.length < MAX_POOLED) this.#free.push(array);
  }
}

/** Marks products outside the listing; filters use the lower bits. */
const OUTSIDE = 0x8000;

export interface MarkedListing {
  inside: Int32Array;
  /** For every slot the bits of the filters that its product misses. */
  missed: Uint16Array<ArrayBuffer>;
  limitsGivenUp: boolean;
}

const arrays = new LargeArrays((length) => new Uint16Array(length));

export function forgetMarks({ missed }: MarkedListing): void {
  arrays.giveBack(missed);
}

export function markMissed(
  columns: ListingColumns,
  source: ListingSource,
  conditions: readonly FilterCondition[],
): MarkedListing {
  const missed = arrays.take(columns.count).fill(OUTSIDE);
  let inside = letIn(columns, source, missed);
  const limitsGivenUp = inside.length === 0 && mayGiveUpLimits(source);
  if (limitsGivenUp) inside = letInFound(columns, source.found, NO_BOUNDS, missed);
  for (const condition of conditions) {
    if (condition.facet === null) markPrice(columns, condition, inside, missed);
    else markFacet(columns.facets[condition.facet], condition, inside, missed);
  }
  return { inside, missed, limitsGivenUp: limitsGivenUp && inside.length > 0 };
}

function slotsInside(missed: Uint16Array): Int32Array {
  let count = 0;
  for (let slot = 0; slot < missed.length; slot += 1) if (missed[slot] === 0) count += 1;
  const inside = new Int32Array(count);
  let place = 0;
  for (let slot = 0; place < count; slot += 1) if (missed[slot] === 0) inside[place++] = slot;
  return inside;
}

function letIn(columns: ListingColumns, source: ListingSource, missed: Uint16Array): Int32Array {
  const { visible, count } = columns;
  if (source.facet === null) return letInFound(columns, source.found, source.found.bounds, missed);
  const { numbers, sets } = columns.facets[source.facet];
  const holds = sets.holding((value) => value === source.value);
  for (let slot = 0; slot < count; slot += 1) {
    if (holds[numbers[slot] ?? 0] === 1 && visible[slot] === 1) missed[slot] = 0;
  }
  return slotsInside(missed);
}

/** Limits without words may not be ignored. */
function mayGiveUpLimits(source: ListingSource): source is Extract<ListingSource, { facet: null }> {
  return source.facet === null && isBounded(source.found.bounds) && !source.found.isEverything;
}

/** A smaller share of slots is sorted, a larger one collected by a scan: both take as long here. */
const FEW = 16;

function letInFound(
  columns: ListingColumns,
  { ids }: FoundProducts,
  bounds: SearchBounds,
  missed: Uint16Array,
): Int32Array {
  const { visible, price } = columns;
  const { numbers, sets } = columns.facets.sizes;
  const fits = bounds.sizes.length > 0 ? sets.holding((value) => isOneOf(bounds.sizes, value)) : null;
  const isPriced = bounds.from !== null || bounds.to !== null || bounds.cheapest;
  // A price on request is within no limits.
  const lowest = isPriced ? Math.max(1, bounds.from ?? 1) : 0;
  const highest = bounds.to ?? Number.POSITIVE_INFINITY;
  const slots = new Int32Array(ids.length);
  let count = 0;
  for (const id of ids) {
    const slot = columns.slotOf(id);
    if (slot === undefined || visible[slot] !== 1) continue;
    const asked = price[slot] ?? 0;
    if (asked < lowest || asked > highest || (fits && fits[numbers[slot] ?? 0] !== 1)) continue;
    missed[slot] = 0;
    slots[count++] = slot;
  }
  return count < missed.length / FEW ? slots.subarray(0, count).sort() : slotsInside(missed);
}

function isOneOf(sizes: readonly string[], value: string): boolean {
  return value.split(NAME_BREAK).some((text) => sizes.includes(sizeKey(text)));
}

function markFacet(
  { numbers, sets }: FacetColumn,
  { values, bit }: { values: ReadonlySet<string>; bit: number },
  inside: Int32Array,
  missed: Uint16Array,
): void {
  // The name of a size follows its type.
  const holds = sets.holding((value) => values.has(value.split(NAME_BREAK, 1)[0] ?? value));
  for (const slot of inside) {
    if (holds[numbers[slot] ?? 0] === 0) missed[slot] = (missed[slot] ?? 0) | bit;
  }
}

function markPrice(
  { price }: ListingColumns,
  { lowest, highest, bit }: { lowest: number; highest: number; bit: number },
  inside: Int32Array,
  missed: Uint16Array,
): void {
  for (const slot of inside) {
    const asked = price[slot] ?? 0;
    if (asked < lowest || asked > highest) missed[slot] = (missed[slot] ?? 0) | bit;
  }
}
