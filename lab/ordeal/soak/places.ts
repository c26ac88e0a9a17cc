import { listAddresses } from '../../bench/list-addresses.ts';
import type { Places } from './visits.ts';

/** Of ten pages looked at one is the main one, three are listings, six products. */
const TURN = [
  'main',
  'product',
  'listing',
  'product',
  'product',
  'listing',
  'product',
  'product',
  'listing',
  'product',
];

/** Where visitors go in this shop. */
export async function findPlaces(databaseUrl: string): Promise<Places> {
  const { products, category, filtered, searches } = await listAddresses(databaseUrl);
  const listings = [category, ...filtered];
  const rounds = Math.max(products.length, listings.length);
  const browse = Array.from({ length: rounds * TURN.length }, (_, place) => {
    const kind = TURN[place % TURN.length];
    if (kind === 'main') return '/';
    const list = kind === 'listing' ? listings : products;
    return list[place % list.length] ?? '/';
  });
  return { browse, search: searches };
}
