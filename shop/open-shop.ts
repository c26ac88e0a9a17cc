import { connect } from './db/connect.ts';
import { settings as settingsTable } from './db/schema.ts';
import { defaultSettings, type ShopSettings } from './settings/shop-settings.ts';
import type { Shop, ShopLog } from './shop.ts';

export interface OpenShopOptions {
  databaseUrl: string;
  log: ShopLog;
  now?: () => Date;
  poolSize?: number;
}

/** Connects to a migrated database and reads the owner's settings. */
export async function openShop(options: OpenShopOptions): Promise<Shop & { close(): Promise<void> }> {
  const { db, pool, close } = connect(options.databaseUrl, { poolSize: options.poolSize });
  const rows = await db.select().from(settingsTable);
  const changed = Object.fromEntries(rows.map((row) => [row.name, row.value])) as Partial<ShopSettings>;
  return {
    db,
    pool,
    close,
    log: options.log,
    now: options.now ?? (() => new Date()),
    settings: { ...defaultSettings, ...changed },
  };
}
