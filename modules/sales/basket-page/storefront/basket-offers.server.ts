import { isDelivered, type ProductType } from '#modules/catalogue/availability/rules/size-status.ts';
import type { OrderSummary } from '#modules/sales/checkout/server/index.ts';
import * as orderDataTexts from '#modules/sales/checkout/texts/data.ts';
import { listBasketExpress } from '#modules/sales/express-checkout/server/index.ts';
import { lowestInstalment } from '#modules/sales/instalments/rules/instalments.ts';
import { instalmentRefusal } from '#modules/sales/instalments/rules/pay-later.ts';
import * as payLaterTexts from '#modules/sales/instalments/texts/storefront.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import type { Shop } from '#platform/shop/server/shop.ts';

/** Offers next to the sum: pay later, express checkouts, costs of delivery. */
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
