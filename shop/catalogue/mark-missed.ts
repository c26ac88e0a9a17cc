import type { FilterCondition } from './filter-conditions.ts';
import type { FacetColumn } from './listing-index/facet-column.ts';
import type { ListingColumns } from './listing-index/listing-columns.ts';
import { NAME_BREAK } from './listing-index/read-listing-facts.ts';
import type { ListingSource } from './listing-source.ts';

/** Set for products that are not in the listing at all; filters have the lower bits. */
export const OUTSIDE = 0x8000;

/** For every slot the filters its product misses, a bit for each. */
export function markMissed(
  columns: ListingColumns,
  source: ListingSource,
  conditions: readonly FilterCondition[],
): Uint16Array {
  const missed = new Uint16Array(columns.count).fill(OUTSIDE);
  letIn(columns, source, missed);
  for (const condition of conditions) {
    if (condition.facet === null) markPrice(columns, condition, missed);
    else markFacet(columns.facets[condition.facet], condition, missed);
  }
  return missed;
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
  missed: Uint16Array,
): void {
  // Sizes carry their name behind the type.
  const holds = sets.holding((value) => values.has(value.split(NAME_BREAK, 1)[0] ?? value));
  for (let slot = 0; slot < missed.length; slot += 1) {
    if (holds[numbers[slot] ?? 0] === 0) missed[slot] = (missed[slot] ?? 0) | bit;
  }
}

function markPrice(
  { price }: ListingColumns,
  { lowest, highest, bit }: { lowest: number; highest: number; bit: number },
  missed: Uint16Array,
): void {
  for (let slot = 0; slot < missed.length; slot += 1) {
    const asked = price[slot] ?? 0;
    if (asked < lowest || asked > highest) missed[slot] = (missed[slot] ?? 0) | bit;
  }
}
