import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { FilterId } from './filter-id.ts';

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
  id: FilterId;
  /** As written in the catalogue; empty where the shop has its own word for it. */
  name: string;
  values: FilterValue[];
}

export interface ListingFilters {
  filters: ListingFilter[];
  /** The lowest and highest price among the products the other filters leave; null when there are none. */
  prices: { lowest: Grosze; highest: Grosze } | null;
}

/** So many products have a value and miss the same chosen filters (a bit for each filter they miss). */
interface ValueCount {
  value: string;
  missed: number;
  count: number;
}

/**
 * Products per value of one filter: those that pass all other filters. Its own choice does not narrow it, because the
 * values of one filter widen each other. `ownBit` is 0 for a filter in which nothing is chosen.
 */
export function countValues(rows: Iterable<ValueCount>, ownBit: (value: string) => number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { value, missed, count } of rows) {
    if (missed === 0 || missed === ownBit(value)) counts.set(value, (counts.get(value) ?? 0) + count);
  }
  return counts;
}

const SCALES = new Map(Object.entries({ mg: 0.001, g: 1, kg: 1000, ml: 1, l: 1000, mm: 1, cm: 10, m: 1000 }));
const NO_AMOUNT = Number.MAX_VALUE;

const words = new Intl.Collator('pl', { numeric: true });

/** In the order the shop gave them, those without a place last: among them amounts rise, regardless of their unit, and words follow the alphabet. */
export function sortTraitValues<Value extends { name: string; position: number }>(values: readonly Value[]): Value[] {
  return values
    .map((value) => ({ value, amount: parseTraitAmount(value.name) }))
    .sort(
      (a, b) => placeOf(a.value) - placeOf(b.value) || a.amount - b.amount || words.compare(a.value.name, b.value.name),
    )
    .map(({ value }) => value);
}

function placeOf({ position }: { position: number }): number {
  return position || Number.MAX_SAFE_INTEGER;
}

function parseTraitAmount(name: string): number {
  const [, digits, unit = ''] = /^(\d[\d\s]*(?:[.,]\d+)?)\s*(\p{L}*)/u.exec(name) ?? [];
  return digits
    ? Number(digits.replace(/\s/g, '').replace(',', '.')) * (SCALES.get(unit.toLowerCase()) ?? 1)
    : NO_AMOUNT;
}

const CHARACTERS = ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', '2xl', 'xxxl', '3xl', '4xl', '5xl'];

/** Sizes as a shopper expects them: by letter from small to large, then by number, then by name. */
export function compareSizes(a: string, b: string): number {
  return letterIndex(a) - letterIndex(b) || numberOf(a) - numberOf(b) || a.localeCompare(b, 'pl');
}

function letterIndex(size: string): number {
  const place = CHARACTERS.indexOf(size.toLowerCase());
  return place < 0 ? CHARACTERS.length : place;
}

function numberOf(size: string): number {
  const [digits] = /\d+(?:[.,]\d+)?/.exec(size) ?? [];
  return digits ? Number(digits.replace(',', '.')) : Number.MAX_SAFE_INTEGER;
}
