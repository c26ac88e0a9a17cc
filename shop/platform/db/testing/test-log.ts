import type { ShopLog } from '#shop/platform/shop.ts';

/** Tests are quiet; what the shop itself calls an error is still worth seeing. */
export const testLog: ShopLog = {
  info() {},
  warn() {},
  error: (details, message) => console.error(message, details),
};
