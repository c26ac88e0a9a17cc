import { sayPolitely } from '#platform/navigation/storefront/announce-page.ts';
import { latestAddress, swapFragment } from '#platform/navigation/storefront/swap-fragment.ts';
import { listingAddress } from './listing-address.ts';
import { type AddressedListing, isSameListing, parseListingAddress } from './listing-choice.ts';

import { COUNT } from './listing-ids.ts';

export function renderedListing(): AddressedListing | undefined {
  const address = document.getElementById('search')?.dataset.listing;
  return address ? parseListingAddress(new URL(address, window.location.origin)) : undefined;
}

/** X.55: includes the choices of a load in progress. */
export function latestListing(rendered: AddressedListing): AddressedListing {
  const latest = parseListingAddress(latestAddress());
  return isSameListing(rendered, latest) ? { ...latest, text: rendered.text } : rendered;
}

/** S7.71: loads the listing as a fragment, keeps position and focus, and announces the count. */
export function choose(wanted: AddressedListing, then = sayCount) {
  const address = listingAddress(wanted, { page: wanted.page });
  const here = window.location.pathname + window.location.search;
  void swapFragment(address, { history: address === here ? 'replace' : 'push', then });
}

function sayCount() {
  const count = document.getElementById(COUNT)?.textContent;
  if (count) sayPolitely(count);
}
