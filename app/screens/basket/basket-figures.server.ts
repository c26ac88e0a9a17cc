import type { BasketView } from '#rules/basket/basket-view.ts';
import { formatMoney } from '#rules/money/format-money.ts';
import { formatPoints } from '#rules/money/format-points.ts';
import { getOrderSummary, type Shopper } from '#shop/orders/index.ts';
import { getPoints } from '#shop/points/index.ts';
import type { Shop } from '#shop/shop.ts';
import { basketScreenTexts } from '#texts/basket-screen.ts';
import { giftTexts } from '#texts/gifts.ts';
import { orderDataTexts } from '#texts/order-data.ts';
import { rebateTexts } from '#texts/rebates.ts';
import { describeBasketOffers } from './basket-offers.server.ts';

/** What the basket comes to with its codes, and what is said about gift and points. Every figure is the shop's. */
export async function describeBasketFigures(shop: Shop, shopper: Shopper, basket: BasketView) {
  const { priceType } = shop.settings;
  const order = await getOrderSummary(shop, shopper);
  const { totals, rebates, gift, points, needsDelivery } = order;
  const rows = [{ label: basketScreenTexts.products, value: formatMoney(totals.goods[priceType]) }];
  if (totals.rebate[priceType] > 0) {
    rows.push({ label: orderDataTexts.figures.rebate, value: `−${formatMoney(totals.rebate[priceType])}` });
  }
  if (points.needed > 0) rows.push({ label: basketScreenTexts.points, value: formatPoints(points.needed) });
  const freeByCode = rebates.applied.some(({ effect }) => effect.kind === 'free-shipping');
  // Until a courier is chosen the cheapest one is the estimate.
  const estimate = order.delivery.chosen ? totals.delivery : basket.shipping;
  const shipping = needsDelivery && !freeByCode ? (estimate?.[priceType] ?? 0) : 0;
  const isKnown = order.delivery.chosen !== null || basket.shipping !== null || freeByCode;
  if (needsDelivery && isKnown) {
    const isFinal = order.delivery.chosen || shipping === 0;
    const label = isFinal ? basketScreenTexts.delivery : basketScreenTexts.deliveryFrom;
    rows.push({ label, value: shipping === 0 ? basketScreenTexts.free : formatMoney(shipping) });
  }
  const goods = totals.goods[priceType] - totals.rebate[priceType];
  return {
    figures: { rows, totalLabel: basketScreenTexts.total, total: formatMoney(goods + shipping) },
    canOrder: order.goods.lines.length > 0,
    rebates: {
      applied: rebates.applied.map(({ code, name }) => ({ code, name })),
      refused: rebates.refused.map(({ code, name, verdict }) => ({ code, name, text: rebateTexts.verdict(verdict) })),
    },
    lostGift: gift.kind === 'lost' ? giftTexts.lost(gift.reason, gift.name) : '',
    offers: await describeBasketOffers(shop, order),
    points: await tellPoints(shop, shopper, points.earned),
  };
}

export type BasketExtras = Awaited<ReturnType<typeof describeBasketFigures>>;

async function tellPoints(shop: Shop, { customerId }: Shopper, earned: number): Promise<string[]> {
  const told = earned > 0 ? [basketScreenTexts.earned(formatPoints(earned))] : [];
  if (customerId === null) return told;
  const { balance } = await getPoints(shop, customerId);
  return [...told, basketScreenTexts.balance(formatPoints(balance))];
}
