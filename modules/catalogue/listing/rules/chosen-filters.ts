import {
  type FilterId,
  isFilterValue,
  PRICE_FILTER,
  PRICE_FROM_FIELD,
  PRICE_TO_FIELD,
  parseFilterId,
} from './filter-id.ts';
import { ANY_PRICE, narrowsPrice, type PriceRange, parsePriceRange, writePriceRange } from './price-range.ts';

/** A product must have one of the values of every filter, and a price in the range. */
export interface ChosenFilters {
  filters: { id: FilterId; values: string[] }[];
  price: PriceRange;
}

export const NO_FILTERS: ChosenFilters = { filters: [], price: ANY_PRICE };

// More cannot be ticked by hand; longer addresses only cost the database.
const MAX_FILTERS = 12;
const MAX_VALUES = 40;

/** A value is a comma list, and a form may repeat a name. Invalid values are ignored. */
export function parseChosenFilters(parameters: Iterable<[string, string]>): ChosenFilters {
  const found = new Map<FilterId, Set<string>>();
  const price = new Map<string, string>();
  for (const [name, text] of parameters) {
    if (name.startsWith(PRICE_FILTER)) price.set(name, text);
    const id = parseFilterId(name);
    if (!id) continue;
    const values = found.get(id) ?? new Set();
    for (const value of text.split(',')) if (values.size < MAX_VALUES && isFilterValue(id, value)) values.add(value);
    if (values.size > 0) found.set(id, values);
  }
  const filters = [...found].map(([id, values]) => ({ id, values: [...values].sort() }));
  filters.sort((a, b) => (a.id < b.id ? -1 : 1));
  return { filters: filters.slice(0, MAX_FILTERS), price: parsePrice(price) };
}

function parsePrice(sent: Map<string, string>): PriceRange {
  const [from, to] = [sent.get(PRICE_FROM_FIELD), sent.get(PRICE_TO_FIELD)];
  const typed = from !== undefined || to !== undefined;
  return parsePriceRange(typed ? `${from ?? ''}-${to ?? ''}` : (sent.get(PRICE_FILTER) ?? ''));
}

/** Parameters in a fixed order, so that one choice has one address. */
export function writeChosenFilters({ filters, price }: ChosenFilters): [string, string][] {
  const range = writePriceRange(price);
  return [
    ...filters.map(({ id, values }): [string, string] => [id, values.join(',')]),
    ...(range ? [[PRICE_FILTER, range] as [string, string]] : []),
  ];
}

export function hasFilters({ filters, price }: ChosenFilters): boolean {
  return filters.length > 0 || narrowsPrice(price);
}

export function isChosen(chosen: ChosenFilters, id: FilterId, value: string): boolean {
  return chosen.filters.some((filter) => filter.id === id && filter.values.includes(value));
}

interface Form {
  ticked: ChosenFilters;
  /** The box that the customer just changed decides over its own value. */
  changed?: { name: string; value: string };
}

/** X.55: the form's choices combined with choices made elsewhere since it was rendered. */
export function withChoicesSince(
  rendered: ChosenFilters,
  now: ChosenFilters,
  { ticked, changed }: Form,
): ChosenFilters {
  const pairs = (chosen: ChosenFilters) =>
    chosen.filters.flatMap(({ id, values }) => values.map((value): [FilterId, string] => [id, value]));
  const isOwn = ([id, value]: [FilterId, string]) => id === changed?.name && value === changed.value;
  const added = pairs(now).filter(([id, value]) => !isChosen(rendered, id, value));
  const gone = pairs(rendered).filter(([id, value]) => !isChosen(now, id, value));
  const kept = pairs(ticked).filter(
    (pair) => isOwn(pair) || !gone.some(([id, value]) => id === pair[0] && value === pair[1]),
  );
  const { filters } = parseChosenFilters([...kept, ...added.filter((pair) => !isOwn(pair))]);
  const isPriceNewer = writePriceRange(rendered.price) !== writePriceRange(now.price);
  return { filters, price: isPriceNewer && changed ? now.price : ticked.price };
}

export function withoutValue(chosen: ChosenFilters, id: FilterId, value: string): ChosenFilters {
  const filters = chosen.filters
    .map((filter) => (filter.id === id ? { id, values: filter.values.filter((kept) => kept !== value) } : filter))
    .filter(({ values }) => values.length > 0);
  return { ...chosen, filters };
}

export const LISTING_VIEWS = ['grid', 'list'] as const;
export type ListingView = (typeof LISTING_VIEWS)[number];

export function parseListingView(text: string | null): ListingView {
  return text === 'list' ? 'list' : 'grid';
}
