import * as priceTexts from '#modules/catalogue/pricing/texts/storefront.ts';
import type { BasketView } from '#modules/sales/basket/rules/basket-view.ts';
import * as basketScreenTexts from '#modules/sales/basket/texts/page.ts';
import { getOrderSummary, type OrderSummary, type Shopper } from '#modules/sales/checkout/server/index.ts';
import {
  courierFeeIn,
  describeCards,
  estimateDelivery,
} from '#modules/sales/checkout/storefront/parts/describe-order.server.ts';
import * as orderDataTexts from '#modules/sales/checkout/texts/data.ts';
import { getCheapestDelivery } from '#modules/sales/delivery/server/index.ts';
import { getPoints } from '#modules/sales/loyalty/server/index.ts';
import { type Amount, sumOfRates, totalsByRate } from '#modules/sales/order-ledger/rules/order-totals.ts';
import * as giftTexts from '#modules/sales/rebates/texts/gifts.ts';
import * as rebateTexts from '#modules/sales/rebates/texts/storefront.ts';
import { formatMoney, formatPoints } from '#platform/money/rules/format-money.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { PriceType } from '#platform/money/rules/vat.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { describeBasketOffers } from './basket-offers.server.ts';

export async function describeBasketFigures(shop: Shop, shopper: Shopper, basket: BasketView) {
  const { priceType } = shop.settings;
  const order = await getOrderSummary(shop, shopper);
  const { totals, rebates, gift, points } = order;
  const rows: { label: string; value: string }[] = [];
  const addSum = (label: string, value: string) => rows.push({ label: priceTexts.sumOf(label, priceType), value });
  addSum(basketScreenTexts.products, formatMoney(totals.goods[priceType]));
  if (totals.rebate[priceType] > 0) {
    addSum(orderDataTexts.figures.rebate, `−${formatMoney(totals.rebate[priceType])}`);
  }
  if (points.needed > 0) rows.push({ label: basketScreenTexts.points, value: formatPoints(points.needed) });
  const delivery = estimateDelivery(order, basket.shipping, priceType);
  if (delivery.kind !== 'none' && delivery.kind !== 'unknown') {
    const label = delivery.kind === 'from' ? basketScreenTexts.deliveryFrom : basketScreenTexts.delivery;
    const fee = courierFeeIn(order, priceType);
    if (delivery.cost - fee === 0) rows.push({ label, value: basketScreenTexts.free });
    else addSum(label, formatMoney(delivery.cost - fee));
    if (fee > 0) addSum(orderDataTexts.figures.onDelivery, formatMoney(fee));
  }
  const total = totalOf(order, delivery.cost, priceType);
  // Only where prices are net does VAT come on top of them.
  const vat = total.gross - total[priceType];
  if (vat > 0) rows.push({ label: basketScreenTexts.vat, value: formatMoney(vat) });
  return {
    figures: {
      rows,
      totalLabel: basketScreenTexts.totals[delivery.kind],
      total: formatMoney(total.gross),
    },
    freePickup:
      delivery.kind === 'from' && order.delivery.options.some(isFreePickup) ? basketScreenTexts.freePickup : '',
    noDelivery: delivery.kind === 'unknown' && (await carriesLighter(shop, basket)) ? basketScreenTexts.tooHeavy : '',
    canOrder: order.goods.lines.length > 0,
    rebates: {
      applied: rebates.applied.map(({ code, name }) => ({ code, name })),
      refused: rebates.refused.map(({ code, name, verdict }) => ({ code, name, text: rebateTexts.verdict(verdict) })),
    },
    cards: describeCards(order.cards),
    lostGift: gift.kind === 'lost' ? giftTexts.lost(gift.reason, gift.name) : '',
    offers: await describeBasketOffers(shop, order),
    points: await describePoints(shop, shopper, points.earned),
  };
}

/** Goods after rebates and the estimated delivery, with VAT worked out once per rate, as the order will. */
function totalOf({ goods, totals }: OrderSummary, delivery: Grosze, priceType: PriceType): Amount {
  const lines = goods.lines.map(({ line }, index) => ({
    vatPermille: line.vatPermille,
    amount: totals.lines[index]?.[priceType] ?? 0,
  }));
  const carried = { vatPermille: totals.serviceVatPermille, amount: delivery };
  return sumOfRates(totalsByRate(priceType, [...lines, carried]));
}

export type BasketExtras = Awaited<ReturnType<typeof describeBasketFigures>>;

/** Pickup is no delivery, so the sum „from” ignores it; a text next to the sum names it. */
const isFreePickup = ({ kind, cost }: OrderSummary['delivery']['options'][number]) => kind === 'pickup' && cost === 0;

/** Whether couriers would carry a basket of this worth with less weight. */
async function carriesLighter(shop: Shop, { total }: BasketView): Promise<boolean> {
  return (await getCheapestDelivery(shop, total.gross)).cost !== null;
}

async function describePoints(shop: Shop, { customerId }: Shopper, earned: number): Promise<string[]> {
  const sentence = customerId === null ? basketScreenTexts.earnedWithAccount : basketScreenTexts.earned;
  const lines = earned > 0 ? [sentence(formatPoints(earned))] : [];
  if (customerId === null) return lines;
  const { balance } = await getPoints(shop, customerId);
  return [...lines, basketScreenTexts.balance(formatPoints(balance))];
}
