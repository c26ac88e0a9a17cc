import type { Listing } from '#rules/catalogue/listing.ts';
import { listingTexts } from '#texts/listing.ts';
import { ProductGrid } from '../../features/product-card/product-grid.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { listingAddress } from './listing-address.ts';
import { ListingEmpty } from './listing-empty.tsx';
import { ListingSettings } from './listing-settings.tsx';
import { Subcategories } from './subcategories.tsx';

export interface ShownListing extends Omit<Listing, 'tags'> {
  /** Path of the listing, without parameters. */
  address: string;
  /** The phrase of a search; null for categories, producers and series. */
  text: string | null;
}

/** One screen for categories, producers, series and search results. */
export function ListingScreen({ listing }: { listing: ShownListing }) {
  const { title, total, page, pages, products, description, children } = listing;
  const heading = listing.text === null ? title : listingTexts.searchTitle(listing.text);
  return (
    <div id="search">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1>{heading}</h1>
          <p className="figures mt-1 text-ink-soft">{listingTexts.count(total)}</p>
        </div>
        {total > 0 && <ListingSettings listing={listing} />}
      </div>
      <Subcategories items={children} />
      {total === 0 ? (
        <ListingEmpty search={listing.text !== null} />
      ) : (
        <section aria-label={listingTexts.productsHeading} className="mt-8">
          <ProductGrid cards={products} headingLevel={2} />
        </section>
      )}
      <div className="mt-10">
        <Pagination page={page} pages={pages} hrefFor={(target) => listingAddress(listing, { page: target })} />
      </div>
      {description && page === 1 && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: editors' HTML is cleaned when it is saved
        <div className="prose mt-12 max-w-[70ch]" dangerouslySetInnerHTML={{ __html: description }} />
      )}
    </div>
  );
}
