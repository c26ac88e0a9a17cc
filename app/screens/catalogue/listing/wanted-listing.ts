import { useNavigation } from 'react-router';
import { latestLocation } from '#app/features/platform/navigation/router-in-page.ts';
import { isChosen, parseChosenFilters, parseListingView } from '#rules/catalogue/listing/chosen-filters.ts';
import { parsePage, parsePageSize, parseSort } from '#rules/catalogue/products/listing-query.ts';
import type { ShownListing } from './shown-listing.ts';

/**
 * X.55: the listing with the choices of the load under way, so that the next choice adds to them: a filter ticked while
 * another order is loading keeps that order, although its load is given up for the new one.
 */
export function useWantedListing(listing: ShownListing): ShownListing {
  return wantedListing(listing, useNavigation().location);
}

/** The same at the moment of a press: the page may not have drawn the latest choice yet. */
export function wantedNow(listing: ShownListing): ShownListing {
  return wantedListing(listing, latestLocation());
}

export function wantedListing(
  listing: ShownListing,
  target: { pathname: string; search: string } | undefined,
): ShownListing {
  if (target?.pathname !== listing.address) return listing;
  const parameters = new URLSearchParams(target.search);
  // Another phrase is another listing: its choices start anew.
  if (listing.text !== null && parameters.get('text')?.trim() !== listing.text) return listing;
  const { page, perPage, sort, view, chosen } = parseListingParameters(parameters);
  const filters = listing.filters.map((filter) => ({
    ...filter,
    values: filter.values.map((value) => ({ ...value, chosen: isChosen(chosen, filter.id, value.value) })),
  }));
  return { ...listing, page, perPage, sort, view, chosen, filters };
}

/** What an address chooses of a listing. */
export function parseListingParameters(parameters: URLSearchParams) {
  return {
    // `counter` counts pages from 0 (contract 3.13).
    page: parsePage(String(Number(parameters.get('counter') ?? 0) + 1)),
    perPage: parsePageSize(parameters.get('portions')),
    sort: parseSort(parameters.get('sort_order')),
    view: parseListingView(parameters.get('display')),
    chosen: parseChosenFilters(parameters),
  };
}
