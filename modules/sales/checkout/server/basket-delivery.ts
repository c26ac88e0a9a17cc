import type { BasketView } from '#modules/sales/basket/rules/basket-view.ts';
import { listOrderLines, sumBasket } from '#modules/sales/basket/server/index.ts';
import { HOME_COUNTRY, type Parcel } from '#modules/sales/delivery/rules/delivery-options.ts';
import { getCheapestDelivery, getShipping, type Shipping } from '#modules/sales/delivery/server/index.ts';
import { serviceCost, serviceVat } from '#modules/sales/order-ledger/rules/order-totals.ts';
import { judgeRebates, listGivenRebates, paysDelivery } from '#modules/sales/rebates/server/index.ts';
import { settleAll, throughOneConnection } from '#platform/db/server/one-connection.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { countryOf } from './order-delivery.ts';
import { getOrderData } from './order-draft.ts';
import { findHoldings } from './order-facts.ts';
import {
  type LineCandidate,
  type OrderGoods,
  orderGoods,
  parcelOf,
  resolveParts,
  toRatedLines,
  toShippingItems,
} from './order-goods.ts';
import type { Shopper } from './shopper.ts';

/** As the order computes it: codes, weight of parts, country. */
export async function getBasketWithDelivery(shop: Shop, shopper: Shopper | null): Promise<BasketView> {
  const { candidates, goods, parcel } = await findBasket(shop, shopper);
  const basket = sumBasket(candidates.map(({ line }) => line));
  // Goods that come by email need no delivery, neither paid nor free.
  const isSent = goods.lines.length === 0 || parcelOf(goods).isSent;
  const { worth, weight, isFree } = parcel;
  const { cost, freeFrom } = isSent
    ? await getCheapestDelivery(shop, worth, weight, parcel)
    : { cost: null, freeFrom: null };
  const shipping = cost === null ? null : serviceCost(cost, serviceVat(toRatedLines(goods)));
  const isFreeByCode = isFree && cost !== null;
  return {
    ...basket,
    shipping,
    toPay: {
      gross: basket.total.gross + (shipping?.gross ?? 0),
      net: basket.total.net + (shipping?.net ?? 0),
    },
    toShippingFree: isFreeByCode ? 0 : freeFrom === null ? null : Math.max(0, freeFrom - worth),
    freeShippingFrom: freeFrom,
  };
}

/** Null when nothing of the basket can be ordered. */
export async function getBasketShipping(shop: Shop, shopper: Shopper | null): Promise<Shipping | null> {
  const { goods, parcel } = await findBasket(shop, shopper);
  return goods.lines.length === 0 ? null : getShipping(shop, toShippingItems(goods), parcel);
}

interface FoundBasket {
  candidates: LineCandidate[];
  goods: OrderGoods;
  parcel: Parcel;
}

async function findBasket(shop: Shop, shopper: Shopper | null): Promise<FoundBasket> {
  if (!shopper)
    return { candidates: [], goods: orderGoods([], new Map()), parcel: { worth: 0, weight: 0, country: HOME_COUNTRY } };
  const { visitorId, customerId } = shopper;
  return throughOneConnection(shop, async (db) => {
    const [candidates, holds, data] = await settleAll([
      listOrderLines(db, visitorId, shop.now()),
      findHoldings(db, visitorId),
      getOrderData(db, shopper),
    ]);
    const goods = orderGoods(candidates, await resolveParts(db, candidates));
    const { worth, weight } = parcelOf(goods);
    const parcel = { worth, weight, country: countryOf(data) };
    if (!holds.rebates) return { candidates, goods, parcel };
    const given = await listGivenRebates(db, { visitorId, customerId, email: data.email });
    const counted = goods.lines.reduce((sum, { line }) => sum + line.worth[shop.settings.priceType], 0);
    return { candidates, goods, parcel: { ...parcel, isFree: paysDelivery(judgeRebates(given, counted, shop.now())) } };
  });
}
