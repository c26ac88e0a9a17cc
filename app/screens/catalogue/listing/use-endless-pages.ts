import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { forgiveLoad } from '#app/features/platform/navigation/forgiven-load.ts';
import { listingAddress } from './listing-address.ts';
import { getRememberedPages, type ListedPage, rememberPages } from './remembered-pages.ts';
import type { ShownListing } from './shown-listing.ts';

/** S2.10: the pages on screen, and how to append the next. */
export function useEndlessPages(listing: ShownListing, list: RefObject<HTMLElement | null>) {
  const [pages, setPages] = useState<ListedPage[]>([{ page: listing.page, products: listing.products }]);
  const fetcher = useFetcher<ShownListing | null>();
  const last = pages.at(-1)?.page ?? listing.page;
  const hasMore = last < listing.pages;
  const loading = fetcher.state !== 'idle';

  // Back or reload: the list as it had grown, before anything is painted.
  useLayoutEffect(() => {
    const kept = getRememberedPages();
    if (kept?.pages.some(({ page }) => page === listing.page)) setPages(kept.pages);
  }, [listing.page]);
  useRestoredTop(pages, list);
  useRememberedPages(pages, list);

  const arrived = fetcher.data;
  if (arrived && arrived.page === last + 1) {
    setPages([...pages, { page: arrived.page, products: arrived.products }]);
  }

  function loadMore() {
    if (loading || !hasMore) return;
    const address = listingAddress(listing, { page: last + 1 });
    forgiveLoad(address);
    void fetcher.load(address);
  }

  return { pages, last, hasMore, loading, failed: arrived === null, loadMore };
}

/** Puts the window where it stood, once the grown list is there; after a full load it stands there already (reserved-space.tsx). */
function useRestoredTop(pages: ListedPage[], list: RefObject<HTMLElement | null>) {
  const restored = useRef(false);
  useLayoutEffect(() => {
    if (restored.current || pages.length < 2) return;
    restored.current = true;
    const held = list.current?.querySelector<HTMLElement>('[data-page][style]');
    if (held) {
      held.removeAttribute('style');
      return;
    }
    const kept = getRememberedPages();
    if (kept && kept.pages.length === pages.length) window.scrollTo(0, kept.top);
  }, [pages, list]);
}

function useRememberedPages(pages: ListedPage[], list: RefObject<HTMLElement | null>) {
  const latest = useRef(pages);
  useEffect(() => {
    latest.current = pages;
  }, [pages]);
  useLayoutEffect(() => {
    const keep = () => rememberPages(latest.current, list.current);
    window.addEventListener('pagehide', keep);
    // A click is the last moment at which the address is still this entry's.
    document.addEventListener('click', keep, true);
    return () => {
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('click', keep, true);
    };
  }, [list]);
}
