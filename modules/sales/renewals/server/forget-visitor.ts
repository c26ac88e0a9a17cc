import { removeUploadBytes } from '#modules/catalogue/media/server/index.ts';
import { personalBasket } from '#modules/sales/basket/server/index.ts';
import { personalDrafts } from '#modules/sales/checkout/server/index.ts';
import { personalPoint } from '#modules/sales/delivery/server/index.ts';
import type { Forgetting } from '#platform/personal-data/server/personal-records.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { personalBrowsers } from '#platform/visitors/server/index.ts';

/** Everything that a renewal writes for its visitor, except the order. */
const WRITTEN = [personalPoint, personalDrafts, personalBasket, personalBrowsers];

export async function forgetVisitor(shop: Shop, visitorId: number): Promise<void> {
  const files = await shop.db.transaction(async (db) => {
    const forgetting: Forgetting = { db, now: shop.now(), files: [] };
    for (const { forgetVisitors } of WRITTEN) await forgetVisitors?.(forgetting, [visitorId]);
    return forgetting.files;
  });
  for (const name of files) await removeUploadBytes(shop, name);
}
