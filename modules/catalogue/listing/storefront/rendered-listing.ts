import { latestAddress } from '#platform/navigation/storefront/swap-fragment.ts';
import { type AddressedListing, isSameListing, parseListingAddress } from './listing-choice.ts';

export function renderedListing(): AddressedListing | undefined {
  const address = document.getElementById('search')?.dataset.listing;
  return address ? parseListingAddress(new URL(address, window.location.origin)) : undefined;
}

/** X.55: includes the choices of a load in progress. */
export function latestListing(drawn: AddressedListing): AddressedListing {
  const latest = parseListingAddress(latestAddress());
  return isSameListing(drawn, latest) ? { ...latest, text: drawn.text } : drawn;
}
