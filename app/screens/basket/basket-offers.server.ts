import { isDelivered } from '#rules/availability/is-delivered.ts';
import type { ProductType } from '#rules/catalogue/product-type.ts';
import { instalmentRefusal } from '#rules/instalments/instalment-limits.ts';
import { lowestInstalment } from '#rules/instalments/plan-instalments.ts';
import { formatMoney } from '#rules/money/format-money.ts';
import { listBasketExpress } from '#shop/express/index.ts';
import type { OrderSummary } from '#shop/orders/index.ts';
import type { Shop } from '#shop/shop.ts';
import { orderDataTexts } from '#texts/order-data.ts';
import { payLaterTexts } from '#texts/pay-later.ts';

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
