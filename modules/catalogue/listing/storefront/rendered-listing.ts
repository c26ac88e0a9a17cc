import { latestAddress } from '#platform/navigation/storefront/swap-fragment.ts';
import { type AddressedListing, isSameListing, parseListingAddress } from './listing-choice.ts';

/** The listing in the page, as the server drew it. */
export function renderedListing(): AddressedListing | undefined {
  const address = document.getElementById('search')?.dataset.listing;
  return address ? parseListingAddress(new URL(address, window.location.origin)) : undefined;
}

/** X.55: the same with the choices of a load under way, to which the next one is added. */
export function latestListing(drawn: AddressedListing): AddressedListing {
  const latest = parseListingAddress(latestAddress());
  return isSameListing(drawn, latest) ? { ...latest, text: drawn.text } : drawn;
}
