import type { Shop } from '#shop/shop.ts';

/** What every call of the wire stands on. */
export interface WireContext {
  shop: Shop;
  /** Cookies may travel over https only. */
  secure: boolean;
}
