import { lazy, Suspense } from 'react';
import { JsonLdScript } from '#app/features/platform/seo/json-ld.tsx';
import { isPriceRangeWrong } from '#rules/catalogue/listing/price-range.ts';
import { isBounded } from '#rules/catalogue/search/search-bounds.ts';
import * as listingTexts from '#texts/catalogue/listing.ts';
import { ActiveFilters, activeFilters, COUNT_ID } from './active-filters.tsx';
import { CategoryTree } from './category-tree.tsx';
import { Filters, FiltersButton } from './filters.tsx';
import { listingAddress } from './listing-address.ts';
import { ListingDescription } from './listing-description.tsx';
import { listingName } from './listing-name.ts';
import { ListingPages } from './listing-pages.tsx';
import { ListingSettings } from './listing-settings.tsx';
import type { ShownListing } from './shown-listing.ts';
import { Subcategories } from './subcategories.tsx';
import { ViewSwitch } from './view-switch.tsx';
import { useWantedListing } from './wanted-listing.ts';

let loading: Promise<typeof import('./search-note.tsx')> | undefined;

/** Once and always the same promise: a note that is here already is drawn with the results, not a moment after them. */
export function loadSearchNote() {
  loading ??= import('./search-note.tsx');
  return loading;
}

// Few listings are empty or of another text than was typed: what is said there comes only to those.
const SearchNote = lazy(loadSearchNote);
const ListingEmpty = lazy(() => import('./listing-empty.tsx'));

function hasNote({ correctedText, partial, otherNames, without, bounds, shopPages, total }: ShownListing): boolean {
  if (correctedText !== null || partial) return true;
  return total > 0 && (otherNames.length + without.length + shopPages.length > 0 || isBounded(bounds));
}

/** One screen for categories, producers, series, promotions, news and search results. */
export function ListingScreen({ listing }: { listing: ShownListing }) {
  const { total, page, descriptionBlocks } = listing;
  const wanted = useWantedListing(listing);
  const active = activeFilters(listing).length;
  // Nothing found and nothing to take back: there is nothing to filter.
  const filtering = total > 0 || active > 0;
  return (
    <div id="search">
      <h1>{listingName(listing)}</h1>
      {listing.text !== '' && <ListingCount total={total} cutTo={listing.cutTo} />}
      {hasNote(listing) && (
        <Suspense>
          <SearchNote listing={listing} />
        </Suspense>
      )}
      <Subcategories listing={wanted} hasTree={filtering} />
      <div className={filtering ? 'mt-6 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10' : 'mt-6'}>
        {filtering && (
          <div>
            <CategoryTree listing={wanted} />
            <Filters listing={wanted} />
          </div>
        )}
        <div>
          {filtering && (
            <div id="paging_setting_top" className="mb-5 flex flex-wrap items-end gap-3 lg:justify-end">
              <FiltersButton count={active} />
              {total > 0 && (
                <>
                  <ViewSwitch listing={wanted} />
                  <ListingSettings listing={wanted} />
                </>
              )}
            </div>
          )}
          {total > 0 && <ActiveFilters listing={listing} wanted={wanted} />}
          {/* Beside the products the panel itself says it (S5.54); here its sheet is closed. */}
          {isPriceRangeWrong(listing.chosen.price) && (
            <p className="mb-5 font-medium text-error lg:hidden">{listingTexts.priceWrong}</p>
          )}
          {total === 0 ? (
            <Suspense fallback={<div className="min-h-dvh" />}>
              <ListingEmpty listing={listing} wanted={wanted} />
            </Suspense>
          ) : (
            <ListingPages key={listingAddress(listing, { page })} listing={listing} wanted={wanted} />
          )}
        </div>
      </div>
      {descriptionBlocks.length > 0 && <ListingDescription blocks={descriptionBlocks} />}
      {total > 0 && <JsonLdScript value={itemList(listing)} />}
    </div>
  );
}

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

type Shown = Pick<ShownListing, 'page' | 'perPage' | 'total' | 'origin'> & {
  products: Pick<ShownListing['products'][number], 'name' | 'link'>[];
};

/** X.14: the products of this page for search engines, numbered through all pages. */
export function itemList({ products, page, perPage, total, origin }: Shown): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: products.map((card, index) => ({
      '@type': 'ListItem',
      position: (page - 1) * perPage + index + 1,
      name: card.name,
      url: new URL(card.link, origin).href,
    })),
  };
}
