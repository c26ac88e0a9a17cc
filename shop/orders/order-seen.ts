import type { BasketLine } from '#rules/basket/basket-view.ts';
import type { PriceType } from '#rules/money/price-type.ts';
import type { MissingLine, OrderSeen } from '#rules/orders/order-seen.ts';
import type { ComposedOrder } from './compose-order.ts';

/** What a summary of this order shows, to be sent back with the button. */
export function seenOf({ goods, gift, totals, toPay }: ComposedOrder, priceType: PriceType): OrderSeen {
  return {
    lines: goods.lines.map(({ line }) => ({
      key: lineKey(line),
      name: line.name,
      quantity: line.quantity,
      worth: line.worth[priceType],
      points: line.points,
    })),
    gift: gift.kind === 'chosen' ? gift.sale.name : '',
    rebate: totals.rebate[priceType],
    delivery: totals.delivery[priceType],
    payment: totals.payment[priceType],
    toPay,
  };
}

export function missingOf({ goods }: ComposedOrder): MissingLine[] {
  return goods.missed.map(({ line, available }) => ({ key: lineKey(line), available }));
}

function lineKey({ productId, size, additional, forPoints }: BasketLine): string {
  return [productId, size, additional, forPoints ? 1 : 0].join('/');
}
