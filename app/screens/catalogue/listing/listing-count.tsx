import { listingTexts } from '#texts/catalogue/listing.ts';
import { COUNT_ID } from './focus-count.ts';
import type { ShownListing } from './shown-listing.ts';

/** How many products there are; of a search that was cut it says what sorting and filters then mean. */
export function ListingCount({ total, cutTo }: Pick<ShownListing, 'total' | 'cutTo'>) {
  return (
    <>
      <p
        id={COUNT_ID}
        tabIndex={-1}
        aria-live="polite"
        className="figures mt-1 text-ink-soft first-letter:uppercase focus:outline-none"
      >
        {listingTexts.count(total, cutTo)}
      </p>
      {cutTo !== null && <p className="figures text-sm text-ink-soft">{listingTexts.cutTo(cutTo)}</p>}
    </>
  );
}
