import { connectThrough } from '#platform/db/server/connect.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { Replicas } from './replicas.ts';

/**
 * The shop as public pages read it (O.47): its queries go to a replica when one may be asked. What it caches is its own: nothing
 * read from a replica is ever found by a basket, an order or the panel.
 */
export function makeReadingShop(shop: Shop, replicas: Replicas): Shop {
  return {
    ...shop,
    db: connectThrough(replicas),
    // Another name for the caches, which are kept by it.
    pool: Object.create(shop.pool) as Shop['pool'],
    primary: shop,
  };
}

/**
 * The shop for reads of public pages. Never for decisions about money or stock, for personal data, or in the panel; a test
 * lists the callers.
 */
export function readingOf(shop: Shop): Shop {
  return shop.seenAt ? shop : (shop.reading ?? shop);
}

/** For the little a public page writes: what was searched for, when a feed was read; and for what must be of this moment. */
export function primaryOf(shop: Shop): Shop {
  return shop.primary ?? shop;
}
