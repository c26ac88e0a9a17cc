import { useContext } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router';
import { ProductGrid } from '#modules/catalogue/product-cards/storefront/product-grid.tsx';
import { withoutMark } from '#modules/catalogue/products/rules/product-card.ts';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { Pagination } from '#platform/ui/pagination.tsx';
import { Spinner } from '#platform/ui/spinner.tsx';
import { DEFAULT_SORT } from '../rules/listing-query.ts';
import * as listingTexts from '../texts/storefront.ts';
import { listingAddress } from './listing-address.ts';
import { RestOfRow } from './listing-end.tsx';
import { BOTTOM, PAGES } from './listing-ids.ts';
import { PageSizes } from './listing-settings.tsx';
import { ENTRY, REMEMBERED_PAGES } from './remembered-pages.ts';
import type { ShownListing } from './shown-listing.ts';

/** Sorted by popularity, the whole first row would have the mark; among new products every card would. */
export function markedProducts({
  kind,
  sort,
  text,
  products,
}: Pick<ShownListing, 'kind' | 'sort' | 'text' | 'products'>) {
  const marked = kind === 'new' ? withoutMark(products, 'isNew') : products;
  return sort === DEFAULT_SORT && text === null ? withoutMark(marked, 'isBestseller') : marked;
}

/** `endless-pages.ts` adds pages. The pagination serves keyboards, search engines and browsers without script. */
export function ListingPages({ listing }: { listing: ShownListing }) {
  const { page, pages, cards, view, onward } = listing;
  const products = markedProducts(listing);
  return (
    <section id={PAGES} aria-label={listingTexts.productsHeading} aria-busy="false" data-total={cards}>
      <div data-page={page}>
        <ProductGrid cards={products} headingLevel={2} place="withFilters" view={view} keep>
          {onward && view === 'grid' && <RestOfRow onward={onward} after={products.length} page={page} pages={pages} />}
        </ProductGrid>
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
        <div className="flex flex-wrap items-center justify-center gap-x-8 gap-y-4">
          <Pagination page={page} pages={pages} hrefFor={(other) => listingAddress(listing, { page: other })} />
          <PageSizes listing={listing} />
        </div>
      </div>
    </section>
  );
}

const reservedSpaceScript = `(function(d){try{
var k=history.state.${ENTRY},p=d.currentScript.closest("section").querySelector("[data-page]"),
o=JSON.parse(sessionStorage.getItem("${REMEMBERED_PAGES}")).find(function(e){return e.entry===k}),
r=o.rooms[p.dataset.page];
if(o.first===o.last)return;
p.style.paddingBlock=r[0]+"px "+r[1]+"px";
history.scrollRestoration="manual";
scrollTo(0,o.top)
}catch(e){}})(document)`;

/**
 * Runs while the browser parses the list: reserves the height of the missing pages, so that the browser can restore
 * the scroll position at once (S2.10). Must follow the products.
 */
function ReservedSpace() {
  const nonce = useContext(FrameworkContext)?.nonce;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: reservedSpaceScript }} />;
}
