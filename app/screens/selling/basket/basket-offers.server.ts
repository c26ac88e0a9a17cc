import { isDelivered } from '#rules/catalogue/availability/size-status.ts';
import type { ProductType } from '#rules/catalogue/products/product-card.ts';
import { formatMoney } from '#rules/platform/money/format-money.ts';
import { lowestInstalment } from '#rules/selling/instalments/instalments.ts';
import { instalmentRefusal } from '#rules/selling/instalments/pay-later.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { listBasketExpress } from '#shop/selling/express/index.ts';
import type { OrderSummary } from '#shop/selling/orders/index.ts';
import * as orderDataTexts from '#texts/selling/order-data.ts';
import * as payLaterTexts from '#texts/selling/pay-later.ts';

/** What else stands beside the sum: ways to pay later, express checkouts, and what delivery would cost. */
export async function describeBasketOffers(shop: Shop, { goods, totals, delivery, needsDelivery }: OrderSummary) {
  const { instalments, deferred } = shop.settings.payLater;
  const amount = totals.goods.gross - totals.rebate.gross;
  // The order form would refuse it: nothing virtual is sold on credit.
  const onCredit = goods.lines.every(({ line }) => isDelivered(line.type as ProductType));
  const able = instalments.filter((system) => onCredit && instalmentRefusal(amount, system) === null);
  const monthly = Math.min(...able.map((system) => lowestInstalment(amount, system)));
  const isDeferred = onCredit && deferred && instalmentRefusal(amount, deferred) === null;
  return {
    payLater: [
      ...(able.length > 0 ? [{ to: '/raty', text: payLaterTexts.from(monthly) }] : []),
      ...(isDeferred ? [{ to: '/zaplac-pozniej', text: payLaterTexts.deferred.link(deferred.days) }] : []),
    ],
    express: await listBasketExpress(shop),
    ways: needsDelivery
      ? delivery.options.map(({ courierId, prepaid, name, cost }) => ({
          id: `${courierId}-${prepaid}`,
          name,
          prepaid,
          cost: cost === 0 ? orderDataTexts.free : formatMoney(cost),
        }))
      : [],
  };
}

export type BasketOffers = Awaited<ReturnType<typeof describeBasketOffers>>;
