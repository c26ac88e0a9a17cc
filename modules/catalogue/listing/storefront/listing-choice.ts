import {
  type ChosenFilters,
  type ListingView,
  NO_FILTERS,
  parseChosenFilters,
  parseListingView,
  withChoicesSince,
} from '../rules/chosen-filters.ts';
import { type ListingSort, type PageSize, parsePage, parsePageSize, parseSort } from '../rules/listing-query.ts';

/** What an address chooses of a listing. */
interface ListingChoice {
  page: number;
  perPage: PageSize;
  sort: ListingSort;
  view: ListingView;
  chosen: ChosenFilters;
}

/** A listing with a choice, as an address says it. */
export interface AddressedListing extends ListingChoice {
  /** Path, without parameters. */
  address: string;
  /** The phrase of a search; null for all other listings. */
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

/** Whether an address shows the same listing, only chosen from otherwise; another phrase is another listing. */
export function isSameListing(drawn: AddressedListing, other: AddressedListing): boolean {
  return other.address === drawn.address && (drawn.text === null || other.text === drawn.text);
}

/** What a link of the drawn listing changes in it. */
interface LinkChoice {
  wanted: AddressedListing;
  /** Takes back every filter, also those chosen since. */
  clears?: boolean;
  /** Another view keeps the page. */
  view?: ListingView;
}

/** X.55: what a link of the drawn listing leads to, with what was chosen since the listing was rendered. */
export function followChoice(drawn: AddressedListing, now: AddressedListing, link: LinkChoice): AddressedListing {
  const { wanted, clears, view } = link;
  if (view) return { ...now, view };
  // The link's own word is about what it takes away, not about what was added meanwhile.
  const since = { ticked: wanted.chosen, changed: { name: '', value: '' } };
  return {
    ...now,
    page: wanted.page,
    chosen: clears ? NO_FILTERS : withChoicesSince(drawn.chosen, now.chosen, since),
  };
}
