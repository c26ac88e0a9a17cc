import type { Shop } from '../shop.ts';
import { checkProducts } from './check-products.ts';
import { checkShop } from './check-shop.ts';
import type { Finding } from './finding.ts';

export type { Finding } from './finding.ts';

/** Everything the law wants of a Polish shop that can be seen in its data. */
export async function checkLaw(shop: Shop): Promise<Finding[]> {
  return [...(await checkProducts(shop)), ...(await checkShop(shop))];
}
