import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { Drawn } from '#app/features/platform/island/drawn.tsx';
import { ProductGrid } from '#app/features/selling/product-card/product-grid.tsx';
import * as listingTexts from '#texts/catalogue/listing.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { isPlainClick } from '../../../ui/is-plain-click.ts';
import { Pagination } from '../../../ui/pagination.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { listingAddress } from './listing-address.ts';
import type { ShownListing } from './shown-listing.ts';
import { useEndlessPages } from './use-endless-pages.ts';

/** How many pages come by themselves before the shopper is asked, so that the end of the page can be reached. */
const PAGES_UNASKED = 4;
const AHEAD = '600px';

/** The products, page after page; the pagination stays for the keyboard, for search engines and without a script. */
export function ListingPages({ listing, wanted }: { listing: ShownListing; wanted: ShownListing }) {
  const list = useRef<HTMLElement>(null);
  const { pages, last, hasMore, loading, failed, loadMore } = useEndlessPages(listing, list);
  const bottom = useRef<HTMLDivElement>(null);
  const loadNow = useRef(loadMore);
  const asked = pages.length % PAGES_UNASKED === 0 || failed;

  useEffect(() => {
    loadNow.current = loadMore;
  });
  useEffect(() => {
    if (!bottom.current || !hasMore || asked || loading) return;
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadNow.current(), {
      rootMargin: AHEAD,
    });
    near.observe(bottom.current);
    return () => near.disconnect();
  }, [hasMore, asked, loading]);

  // The bar shows the page in view; the router need not know, its data stay right.
  const showAddress = useCallback(
    (page: number) => window.history.replaceState(window.history.state, '', listingAddress(listing, { page })),
    [listing],
  );
  usePageInView(list, pages.length, showAddress);

  const first = pages[0]?.page ?? 1;
  return (
    <section aria-label={listingTexts.productsHeading} ref={list} aria-busy={loading}>
      {pages.map(({ page, products }, index) => (
        <div key={page} data-page={page} suppressHydrationWarning className={index > 0 ? 'mt-8 lg:mt-10' : undefined}>
          <ProductGrid cards={products} headingLevel={2} place="beside" view={listing.view} lazy={index > 0} keep />
        </div>
      ))}
      <Drawn name="kept-room" props={{}} />
      <p aria-live="polite" className="sr-only">
        {pages.length > 1 &&
          listingTexts.loaded(
            (first - 1) * listing.perPage + 1,
            Math.min(last * listing.perPage, listing.total),
            listing.total,
          )}
      </p>
      <div ref={bottom} id="paging_setting_bottom" className="mt-10 flex flex-col items-center gap-6">
        {hasMore && (
          <ButtonLink
            to={listingAddress(listing, { page: last + 1 })}
            look="secondary"
            size="lg"
            aria-disabled={loading || undefined}
            onClick={(event) => {
              if (failed || !isPlainClick(event)) return;
              event.preventDefault();
              loadMore();
            }}
          >
            {loading && <Spinner />}
            {listingTexts.showMore}
          </ButtonLink>
        )}
        <Pagination page={last} pages={listing.pages} hrefFor={(page) => listingAddress(wanted, { page })} />
      </div>
    </section>
  );
}

/** Tells which page of the endless list crosses the middle of the window. */
function usePageInView(list: RefObject<HTMLElement | null>, count: number, onPage: (page: number) => void) {
  useEffect(() => {
    if (!list.current || count < 2) return;
    const middle = new IntersectionObserver(
      (entries) => {
        const entry = entries.find(({ isIntersecting }) => isIntersecting);
        if (entry) onPage(Number((entry.target as HTMLElement).dataset.page));
      },
      { rootMargin: '-50% 0px -50% 0px' },
    );
    for (const page of list.current.querySelectorAll('[data-page]')) middle.observe(page);
    return () => middle.disconnect();
  }, [list, count, onPage]);
}
