import {
  type ChosenFilters,
  type ListingView,
  NO_FILTERS,
  parseChosenFilters,
  parseListingView,
  withChoicesSince,
} from '../rules/chosen-filters.ts';
import { type ListingSort, type PageSize, parsePage, parsePageSize, parseSort } from '../rules/listing-query.ts';

interface ListingChoice {
  page: number;
  perPage: PageSize;
  sort: ListingSort;
  view: ListingView;
  chosen: ChosenFilters;
}

export interface AddressedListing extends ListingChoice {
  /** Path without parameters. */
  address: string;
  /** Null for all listings but searches. */
  text: string | null;
}

export function parseListingParameters(parameters: URLSearchParams): ListingChoice {
  return {
    // `counter` counts pages from 0 (contract 3.13).
    page: parsePage(String(Number(parameters.get('counter') ?? 0) + 1)),
    perPage: parsePageSize(parameters.get('portions')),
    sort: parseSort(parameters.get('sort_order')),
    view: parseListingView(parameters.get('display')),
    chosen: parseChosenFilters(parameters),
  };
}

export function parseListingAddress({ pathname, searchParams }: URL): AddressedListing {
  const text = searchParams.get('text')?.trim() ?? null;
  return { address: pathname, text, ...parseListingParameters(searchParams) };
}

/** Another search text is another listing. */
export function isSameListing(rendered: AddressedListing, other: AddressedListing): boolean {
  return other.address === rendered.address && (rendered.text === null || other.text === rendered.text);
}

interface LinkChoice {
  wanted: AddressedListing;
  clears?: boolean;
  view?: ListingView;
}

/** X.55: the target of a link of the rendered listing, with the choices made since. */
export function followChoice(rendered: AddressedListing, now: AddressedListing, link: LinkChoice): AddressedListing {
  const { wanted, clears, view } = link;
  if (view) return { ...now, view };
  // The link decides what it removes, not what was added since.
  const since = { ticked: wanted.chosen, changed: { name: '', value: '' } };
  return {
    ...now,
    page: wanted.page,
    chosen: clears ? NO_FILTERS : withChoicesSince(rendered.chosen, now.chosen, since),
  };
}
