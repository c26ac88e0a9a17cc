import type { Connection } from './db/connect.ts';
import type { ShopSettings } from './settings/shop-settings.ts';

/** Where the shop says what happened; the process gives its own logger. */
export interface ShopLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** What every use case of the shop stands on; passed as the first argument. */
export interface Shop extends Pick<Connection, 'db' | 'pool'> {
  settings: ShopSettings;
  log: ShopLog;
  now(): Date;
}
