import { dropCached, listenForPurges, meetOtherDatabase } from '#platform/cache/server/cached.ts';
import { ALL_PAGES } from '#platform/db/server/purge-tags.ts';
import type { Replicas } from '#platform/replicas/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { PurgedCache } from './purge-listener.ts';

/**
 * A purge drops cached data before the pages made of it, or the next page would be made of old data and cached. Replicas
 * receive it before both: from then on none is read that does not show the change.
 */
export function purgeCachedData(shop: Shop, pages: PurgedCache, replicas?: Replicas): PurgedCache {
  // Data read from replicas is cached separately.
  const shops = shop.reading ? [shop, shop.reading] : [shop];
  const forget = () => {
    for (const one of shops) dropCached(one, [ALL_PAGES]);
    pages.forget();
  };
  let database: string | undefined;
  return {
    purge(tags, transaction) {
      replicas?.receive(transaction);
      for (const one of shops) dropCached(one, tags);
      pages.purge(tags, transaction);
    },
    forget,
    advance(since) {
      replicas?.advance(since);
      pages.advance(since);
    },
    open(identity, purges) {
      if (database !== undefined && identity !== database) for (const one of shops) meetOtherDatabase(one);
      database = identity;
      for (const { transaction } of purges) replicas?.receive(transaction);
      // A query begun before that may have used a replica.
      if (replicas) forget();
      return pages.open(identity, purges);
    },
    get keeping() {
      return pages.keeping;
    },
    set keeping(keeping) {
      pages.keeping = keeping;
      for (const one of shops) listenForPurges(one, keeping);
      if (replicas) replicas.listens = keeping;
    },
  };
}
