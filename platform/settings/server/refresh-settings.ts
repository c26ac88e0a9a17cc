import type { Database } from '#platform/db/server/connect.ts';
import type { Shop, ShopLog } from '#platform/shop/server/shop.ts';
import { refreshProviders } from './provider-facts.ts';
import { toSettings } from './setting-schemas.ts';
import { isOpenBy, mailServerBy } from './shop-facts.ts';
import type { ShopSettings } from './shop-settings.ts';
import { settings } from './tables.ts';

export async function findSettings(db: Pick<Database, 'select'>, log: ShopLog): Promise<ShopSettings> {
  return toSettings(await db.select().from(settings), log);
}

/**
 * Brings the settings of an open shop up to date, whether it is open, its mail server and by whom it is paid. The objects stay the same ones: pages, calls and jobs of
 * the process work with copies of the shop, and all of them hold these.
 */
export async function refreshSettings(
  shop: Pick<
    Shop,
    'db' | 'log' | 'settings' | 'opening' | 'mail' | 'demo' | 'secretKey' | 'providers' | 'stripeAddress'
  >,
): Promise<void> {
  const rows = await shop.db.select().from(settings);
  Object.assign(shop.settings, toSettings(rows, shop.log));
  const isOpen = isOpenBy(rows, shop);
  // A shop that its owner closed waits for nothing.
  if (!isOpen) shop.opening.heldBy = [];
  shop.opening.isOpen = isOpen && !shop.opening.heldBy?.length;
  shop.mail.server = mailServerBy(rows, shop);
  refreshProviders(shop, rows);
}
