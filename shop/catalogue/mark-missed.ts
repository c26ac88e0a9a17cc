import type { FilterCondition } from './filter-conditions.ts';
import type { FacetColumn } from './listing-index/facet-column.ts';
import type { ListingColumns } from './listing-index/listing-columns.ts';
import { NAME_BREAK } from './listing-index/read-listing-facts.ts';
import type { ListingSource } from './listing-source.ts';

/** Set for products that are not in the listing at all; filters have the lower bits. */
const OUTSIDE = 0x8000;

export interface MarkedListing {
  /** The slots of the listing before any filter. */
  inside: Int32Array;
  /** For every slot the filters its product misses, a bit for each. */
  missed: Uint16Array;
}

export function markMissed(
  columns: ListingColumns,
  source: ListingSource,
  conditions: readonly FilterCondition[],
): MarkedListing {
  const missed = new Uint16Array(columns.count).fill(OUTSIDE);
  letIn(columns, source, missed);
  const inside = slotsInside(missed);
  for (const condition of conditions) {
    if (condition.facet === null) markPrice(columns, condition, inside, missed);
    else markFacet(columns.facets[condition.facet], condition, inside, missed);
  }
  return { inside, missed };
}

function slotsInside(missed: Uint16Array): Int32Array {
  let count = 0;
  for (let slot = 0; slot < missed.length; slot += 1) if (missed[slot] === 0) count += 1;
  const inside = new Int32Array(count);
  let place = 0;
  for (let slot = 0; place < count; slot += 1) if (missed[slot] === 0) inside[place++] = slot;
  return inside;
}

function letIn(columns: ListingColumns, source: ListingSource, missed: Uint16Array): void {
  const { visible, count } = columns;
  if (source.facet === null) {
    for (const id of source.found.ids) {
      const slot = columns.slotOf(id);
      if (slot !== undefined && visible[slot] === 1) missed[slot] = 0;
    }
    return;
  }
  const { numbers, sets } = columns.facets[source.facet];
  const holds = sets.holding((value) => value === source.value);
  for (let slot = 0; slot < count; slot += 1) {
    if (holds[numbers[slot] ?? 0] === 1 && visible[slot] === 1) missed[slot] = 0;
  }
}

function markFacet(
  { numbers, sets }: FacetColumn,
  { values, bit }: { values: ReadonlySet<string>; bit: number },
  inside: Int32Array,
  missed: Uint16Array,
): void {
  // Sizes carry their name behind the type.
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
