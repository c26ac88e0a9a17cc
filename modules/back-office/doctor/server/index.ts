import { findDemoLeftovers } from '#modules/back-office/going-live/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { checkProducts } from './check-products.ts';
import { checkShop, type Finding, finding } from './check-shop.ts';
import { STOP_MEANINGS } from './stop-meanings.ts';

export type { Finding } from './check-shop.ts';
export { checkStart, type StartedWith, type StartFinding } from './check-start.ts';
export { findCertificateEnd } from './find-certificate-end.ts';
export { findDiskRoom, measureShop, type ShopMeasures } from './measure-shop.ts';

/** Everything the law wants of a Polish shop that can be seen in its data; what the demo invented fulfils nothing. */
export async function checkLaw(shop: Shop): Promise<Finding[]> {
  return [...(await checkProducts(shop)), ...(await checkShop(shop)), ...(await checkDemo(shop))];
}

async function checkDemo(shop: Shop): Promise<Finding[]> {
  const found = Object.entries(await findDemoLeftovers(shop)) as [keyof typeof STOP_MEANINGS, string[]][];
  return found.flatMap(([id, examples]) => finding(id, STOP_MEANINGS[id], examples));
}
