import { removeUploadBytes } from '#shop/platform/media/index.ts';
import type { Forgetting } from '#shop/platform/personal-records.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { personalBrowsers } from '#shop/platform/visitors/index.ts';
import { personalBasket } from '#shop/selling/basket/index.ts';
import { personalPoint } from '#shop/selling/delivery/index.ts';
import { personalOrders } from '#shop/selling/orders/index.ts';

/** Everything that a renewal writes for its visitor, except the order itself. */
const WRITTEN = [personalPoint, personalOrders, personalBasket, personalBrowsers];

export async function forgetVisitor(shop: Shop, visitorId: number): Promise<void> {
  const files = await shop.db.transaction(async (db) => {
    const forgetting: Forgetting = { db, now: shop.now(), files: [] };
    for (const { forgetVisitors } of WRITTEN) await forgetVisitors?.(forgetting, [visitorId]);
    return forgetting.files;
  });
  for (const name of files) await removeUploadBytes(shop, name);
}
