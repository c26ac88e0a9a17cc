import type { Database } from '#shop/platform/db/connect.ts';
import type { Shop, ShopLog } from '#shop/platform/shop.ts';
import { toSettings } from './setting-schemas.ts';
import type { ShopSettings } from './shop-settings.ts';
import { settings } from './tables.ts';

export async function findSettings(db: Pick<Database, 'select'>, log: ShopLog): Promise<ShopSettings> {
  return toSettings(await db.select().from(settings), log);
}

/**
 * Brings the settings of an open shop up to date. The object stays the same one: pages, calls and jobs of the process work
 * with copies of the shop, and all of them hold it.
 */
export async function refreshSettings(shop: Pick<Shop, 'db' | 'log' | 'settings'>): Promise<void> {
  Object.assign(shop.settings, await findSettings(shop.db, shop.log));
}
