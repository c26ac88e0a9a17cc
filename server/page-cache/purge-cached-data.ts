import { dropCached } from '#shop/platform/cached.ts';
import type { Shop } from '#shop/platform/shop.ts';

interface PurgedCache {
  purge(tags: readonly string[]): void;
  keeping: boolean;
}

/** A purge drops cached data before the pages made of it, or the next page would be made of old data and cached. */
export function purgeCachedData(shop: Shop, pages: PurgedCache): PurgedCache {
  return {
    purge(tags) {
      dropCached(shop, tags);
      pages.purge(tags);
    },
    get keeping() {
      return pages.keeping;
    },
    set keeping(keeping) {
      pages.keeping = keeping;
    },
  };
}
