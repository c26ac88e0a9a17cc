import { asc, getTableColumns } from 'drizzle-orm';
import type { ShopPlace } from '#rules/catalogue/products/product-stock.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { stockLocations } from './tables.ts';

/** The shops in which an order can be collected. */
export async function listLocations(shop: Shop) {
  const { id, name, street, zipcode, city, openingHours } = stockLocations;
  return shop.db
    .select({ id, name, street, zipcode, city, openingHours })
    .from(stockLocations)
    .orderBy(...inOrder);
}

/** The same with how to reach them and where they are. */
export async function listPlaces(shop: Shop): Promise<ShopPlace[]> {
  const { position: _position, ...shown } = getTableColumns(stockLocations);
  return shop.db
    .select(shown)
    .from(stockLocations)
    .orderBy(...inOrder);
}

const inOrder = [asc(stockLocations.position), asc(stockLocations.id)];
