import type { Shop } from '../shop.ts';
import { checkDemo } from './check-demo.ts';
import { checkProducts } from './check-products.ts';
import { checkShop } from './check-shop.ts';
import type { Finding } from './finding.ts';

export { checkStart, type StartedWith, type StartFinding } from './check-start.ts';
export type { Finding } from './finding.ts';

/** Everything the law wants of a Polish shop that can be seen in its data; what the demo invented fulfils nothing. */
export async function checkLaw(shop: Shop): Promise<Finding[]> {
  return [...(await checkProducts(shop)), ...(await checkShop(shop)), ...(await checkDemo(shop))];
}
