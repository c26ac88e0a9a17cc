import { snapQuantity } from '#rules/catalogue/quantity/snap-quantity.ts';
import type { LineCode } from '#rules/selling/basket/line-outcome.ts';
import { isRowId } from '#shop/platform/db/row-id.ts';
import type { Shop } from '#shop/platform/shop.ts';
import type { AddToBasket } from './basket-change.ts';
import { chooseSize } from './basket-draft.ts';
import { checkExtras } from './check-extras.ts';
import { linePrice, type Money } from './line-price.ts';
import { findSaleObstacle } from './sale-obstacle.ts';
import { readSizesOnSale } from './size-on-sale.ts';

export type WishPrice = { unitPrice: Money; worth: Money } | { refused: LineCode };

/** What a wish would cost in the basket, with its configuration, parts and multipack; nothing is put into the basket. */
export async function priceWish(shop: Shop, wish: Omit<AddToBasket, 'comment' | 'forPoints'>): Promise<WishPrice> {
  const sizes = isRowId(wish.productId) ? await readSizesOnSale(shop.db, [wish.productId]) : [];
  const sale = chooseSize({ lines: [], sizes, balance: null }, wish.productId, wish.size);
  if (typeof sale === 'string') return { refused: sale };
  if (findSaleObstacle(sale, false)) return { refused: 'unavailable' };
  if (Number.isNaN(wish.quantity)) return { refused: 'unreadable-quantity' };
  const checked = checkExtras(sale, wish.extras ?? {});
  if ('refused' in checked) return checked;
  const unit = { step: sale.unitSellby, precision: sale.unitPrecision };
  const quantity = snapQuantity(wish.quantity, unit) || unit.step;
  return linePrice(sale, { quantity, extras: checked.extras }, quantity);
}
