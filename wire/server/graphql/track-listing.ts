import { toldPrice } from '#rules/catalogue/pricing/told-price.ts';
import { writeBasketEvent } from '#rules/selling/basket/basket-event.ts';
import { queueTrackingEvent } from '#shop/content/tracking/index.ts';
import type { ListItem } from '#shop/customers/lists/index.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { readSizesOnSale } from '#shop/selling/basket/index.ts';

/** Queues an `add_to_wishlist` for what came onto a list (S7.53). Analytics never spoil a list: a failure is only noted. */
export async function trackListing(shop: Shop, visitorId: number, added: readonly ListItem[]): Promise<void> {
  try {
    const sales = await readSizesOnSale(shop.db, [...new Set(added.map((item) => item.productId))]);
    const items = sales
      .filter((sale) => added.some((item) => item.productId === sale.productId && item.size === sale.size))
      .map((sale) => ({
        productId: sale.productId,
        name: sale.name,
        variant: sale.sizeName,
        quantity: 1,
        unitPrice: toldPrice(sale),
      }));
    await queueTrackingEvent(shop, visitorId, writeBasketEvent('add_to_wishlist', shop.settings.currency, items));
  } catch (error) {
    shop.log.warn({ err: error }, 'an analytics event of a list was lost');
  }
}
