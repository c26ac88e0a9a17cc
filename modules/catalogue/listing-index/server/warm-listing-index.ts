import type { Shop } from '#platform/shop/server/shop.ts';
import { getListingIndex } from './get-listing-index.ts';

/** Reads the products into memory before anybody asks, so that the first listing does not wait for it. */
export async function warmListingIndex(shop: Shop): Promise<void> {
  const begun = performance.now();
  try {
    const { columns } = await getListingIndex(shop);
    const milliseconds = Math.round(performance.now() - begun);
    shop.log.info({ products: columns.count, milliseconds }, 'Listings are warm');
  } catch (err) {
    // A shop closed meanwhile has no listings to show; any other reason the first listing will meet again.
    if (!shop.pool.ending) shop.log.warn({ err }, 'Listings are not warm, the first one will read the products');
  }
}
