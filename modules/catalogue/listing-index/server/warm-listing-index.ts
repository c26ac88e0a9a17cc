import type { Shop } from '#platform/shop/server/shop.ts';
import { getListingIndex } from './get-listing-index.ts';

export async function warmListingIndex(shop: Shop): Promise<void> {
  const begun = performance.now();
  try {
    const { columns } = await getListingIndex(shop);
    const milliseconds = Math.round(performance.now() - begun);
    shop.log.info({ products: columns.count, milliseconds }, 'Listings are warm');
  } catch (err) {
    // A closed shop needs no listings. Any other error occurs again with the first listing.
    if (!shop.pool.ending) shop.log.warn({ err }, 'Listings are not warm, the first one will read the products');
  }
}
