import { ProductGrid } from '#app/features/selling/product-card/product-grid.tsx';
import * as listingTexts from '#texts/catalogue/listing.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { listingAddress } from './listing-address.ts';
import { BOTTOM, PAGES } from './listing-ids.ts';
import { ReservedSpace } from './reserved-space.tsx';
import type { ShownListing } from './shown-listing.ts';

/** One page of products; `endless-pages.ts` adds the next. The pagination stays for the keyboard, for search engines and without a script. */
export function ListingPages({ listing }: { listing: ShownListing }) {
  const { page, pages, cards, products, view } = listing;
  return (
    <section id={PAGES} aria-label={listingTexts.productsHeading} aria-busy="false" data-total={cards}>
      <div data-page={page}>
        <ProductGrid cards={products} headingLevel={2} place="beside" view={view} keep />
      </div>
      <ReservedSpace />
      <p aria-live="polite" className="sr-only" />
      <div id={BOTTOM} className="mt-10 flex flex-col items-center gap-6">
        {page < pages && (
          <ButtonLink to={listingAddress(listing, { page: page + 1 })} data-more="" look="secondary" size="lg">
            <Spinner className="[a:not([aria-disabled])>&]:hidden" />
            {listingTexts.showMore}
          </ButtonLink>
        )}
        <Pagination page={page} pages={pages} hrefFor={(other) => listingAddress(listing, { page: other })} />
      </div>
    </section>
  );
}
