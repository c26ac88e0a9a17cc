import { checkDemo } from '#shop/doctor/check-demo.ts';
import { checkProducts } from '#shop/doctor/check-products.ts';
import { checkShop, type Finding } from '#shop/doctor/check-shop.ts';
import type { Shop } from '#shop/platform/shop.ts';

export type { Finding } from '#shop/doctor/check-shop.ts';
export { checkStart, type StartedWith, type StartFinding } from '#shop/doctor/check-start.ts';

/** Everything the law wants of a Polish shop that can be seen in its data; what the demo invented fulfils nothing. */
export async function checkLaw(shop: Shop): Promise<Finding[]> {
  return [...(await checkProducts(shop)), ...(await checkShop(shop)), ...(await checkDemo(shop))];
}
