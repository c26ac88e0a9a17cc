import type { Database } from '#platform/db/server/connect.ts';
import type { Shop, ShopLog } from '#platform/shop/server/shop.ts';
import { toSettings } from './setting-schemas.ts';
import { isOpenBy, mailServerBy } from './shop-facts.ts';
import type { ShopSettings } from './shop-settings.ts';
import { settings } from './tables.ts';

export async function findSettings(db: Pick<Database, 'select'>, log: ShopLog): Promise<ShopSettings> {
  return toSettings(await db.select().from(settings), log);
}

/**
 * Reads the settings, the opening, the mail server and the payment providers anew. The objects stay the same: pages, calls and
 * jobs of the process work with copies of the shop that share them.
 */
export async function refreshSettings(
  shop: Pick<
    Shop,
    'db' | 'log' | 'settings' | 'opening' | 'mail' | 'demo' | 'secretKey' | 'providers' | 'stripeAddress' | 'later'
  >,
): Promise<void> {
  const rows = await shop.db.select().from(settings);
  Object.assign(shop.settings, toSettings(rows, shop.log));
  const isOpen = isOpenBy(rows, shop);
  // A shop that its owner closed waits for nothing.
  if (!isOpen) shop.opening.heldBy = [];
  shop.opening.isOpen = isOpen && !shop.opening.heldBy?.length;
  shop.mail.server = mailServerBy(rows, shop);
  shop.later.refreshProviders(shop, rows);
}
