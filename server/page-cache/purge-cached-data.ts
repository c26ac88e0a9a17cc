import { dropCached, hearPurges } from '#shop/platform/cached.ts';
import { ALL_PAGES } from '#shop/platform/db/purge-tags.ts';
import type { Shop } from '#shop/platform/shop.ts';
import type { PurgedCache } from './purge-listener.ts';

/** A purge drops cached data before the pages made of it, or the next page would be made of old data and cached. */
export function purgeCachedData(shop: Shop, pages: PurgedCache): PurgedCache {
  return {
    purge(tags, transaction) {
      dropCached(shop, tags);
      pages.purge(tags, transaction);
    },
    forget() {
      dropCached(shop, [ALL_PAGES]);
      pages.forget();
    },
    advance: (since) => pages.advance(since),
    open: (identity, purges) => pages.open(identity, purges),
    get keeping() {
      return pages.keeping;
    },
    set keeping(keeping) {
      pages.keeping = keeping;
      hearPurges(shop, keeping);
    },
  };
}
