import { asc } from 'drizzle-orm';
import type { Shop } from '../shop.ts';
import { stockLocations } from './tables.ts';

/** The shops in which an order can be collected. */
export async function listLocations(shop: Shop) {
  const { id, name, street, zipcode, city, openingHours } = stockLocations;
  return shop.db
    .select({ id, name, street, zipcode, city, openingHours })
    .from(stockLocations)
    .orderBy(asc(stockLocations.position), asc(stockLocations.id));
}
