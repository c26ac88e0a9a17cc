import { priceForQuantity, worthOf } from '#rules/catalogue/pricing/price-for-quantity.ts';
import { computeShippingTime } from '#rules/catalogue/shipping/compute-shipping-time.ts';
import { type DeliveryMoment, deliveryMoment } from '#rules/catalogue/shipping/delivery-moment.ts';
import { type DeliveryOption, deliveryOptions, HOME_COUNTRY } from '#rules/catalogue/shipping/delivery-options.ts';
import { latestShippingTime } from '#rules/catalogue/shipping/latest-shipping-time.ts';
import type { ShippingTime } from '#rules/catalogue/shipping/shipping-time.ts';
import type { Grosze } from '#rules/platform/money/grosze.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { readClosedDays } from './read-closed-days.ts';
import { readCouriers } from './read-couriers.ts';
import { readSentSizes, type SentSize } from './read-sent-sizes.ts';
import type { ShippingItem } from './shipping-item.ts';

export interface Shipping {
  /** When everything has left the shop; null when nothing is sent or something cannot be bought. */
  time: ShippingTime | null;
  options: (DeliveryOption & { arrives: DeliveryMoment | null })[];
}

interface ShippingTerms {
  country?: string;
  /** What the goods are worth, when more is known than their prices: rebates, surcharges. */
  worth?: Grosze;
}

/** When these goods leave the shop, and every way they can go with its cost. Null when the shop has none of them. */
export async function getShipping(
  shop: Shop,
  items: readonly ShippingItem[],
  { country = HOME_COUNTRY, worth }: ShippingTerms = {},
): Promise<Shipping | null> {
  const [find, couriers, closedDays] = await Promise.all([
    readSentSizes(shop, items),
    readCouriers(shop),
    readClosedDays(shop),
  ]);
  const goods = items.flatMap((item) => {
    const size = find(item);
    return size
      ? [{ size, quantity: item.quantity, parts: (item.parts ?? []).flatMap((part) => find(part) ?? []) }]
      : [];
  });
  if (goods.length === 0 || goods.length < items.length) return null;
  const sent = goods.filter(({ size }) => size.delivered);
  if (sent.length === 0 || goods.some(({ size }) => size.status === 'disable')) return { time: null, options: [] };
  const now = shop.now();
  const deadline = shop.settings.shipmentDeadline;
  const time = latestShippingTime(
    sent
      .flatMap(({ size, parts }) => [size, ...parts])
      .map((size) => computeShippingTime({ ...size, deadline: size.shipDeadline || deadline, closedDays }, now)),
  );
  const parcel = { worth: worth ?? add(goods, worthOfGood), weight: add(sent, weightOfGood), country };
  return {
    time,
    options: deliveryOptions(couriers, parcel).map((option) => ({
      ...option,
      arrives: deliveryMoment(time, { courierDays: option.days, now, closedDays }),
    })),
  };
}

interface Good {
  size: SentSize;
  quantity: number;
  parts: SentSize[];
}

function worthOfGood({ size, quantity }: Good): Grosze {
  return worthOf(priceForQuantity({ ...size, subscriptionRebatePercent: 0 }, quantity, false), quantity);
}

/** A bundle that does not say its own weight weighs what its parts do. */
function weightOfGood({ size, quantity, parts }: Good): number {
  return (size.weight || parts.reduce((sum, part) => sum + part.weight, 0)) * quantity;
}

function add(goods: readonly Good[], part: (good: Good) => number): number {
  return goods.reduce((sum, good) => sum + part(good), 0);
}
