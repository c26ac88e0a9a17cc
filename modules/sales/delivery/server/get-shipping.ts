import { asc, eq } from 'drizzle-orm';
import { priceForQuantity, worthOf } from '#modules/catalogue/pricing/rules/tiers.ts';
import { cached } from '#platform/cache/server/cached.ts';
import type { Database, Queries } from '#platform/db/server/connect.ts';
import { prepared } from '#platform/db/server/prepared.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { ClosedDays } from '#platform/time/rules/working-days.ts';
import { earlierDeadline } from '../rules/courier-fields.ts';
import { type CourierTerms, type DeliveryOption, deliveryOptions, HOME_COUNTRY } from '../rules/delivery-options.ts';
import { type DeliveryMoment, deliveryMoment } from '../rules/describe-delivery.ts';
import { computeShippingTime, latestShippingTime, type ShippingTime } from '../rules/shipping-time.ts';
import { findPartQuantities, findSentSizes, type SentSize, type ShippingItem } from './find-sent-sizes.ts';
import { closedDays, couriers } from './tables.ts';

export interface Shipping {
  /** When the last goods leave the shop; null when nothing is sent or something cannot be bought. */
  time: ShippingTime | null;
  options: (DeliveryOption & { arrives: DeliveryMoment | null })[];
}

interface ShippingTerms {
  country?: string;
  /** Worth of the goods after rebates and surcharges; by default the sum of their prices. */
  worth?: Grosze;
  /** A code of the basket pays for the delivery. */
  isFree?: boolean;
}

/** When goods leave the shop, and all deliveries with costs. Null when the shop lacks one of them. */
export async function getShipping(
  shop: Shop,
  items: readonly ShippingItem[],
  { country = HOME_COUNTRY, worth, isFree }: ShippingTerms = {},
): Promise<Shipping | null> {
  const [goods, couriers, closedDays] = await Promise.all([
    findGoods(shop.db, items),
    listCouriers(shop),
    listClosedDays(shop),
  ]);
  if (!goods) return null;
  const now = shop.now();
  const time = timeOfLeaving(shop, goods, { now, closedDays });
  if (!time) return { time: null, options: [] };
  const sent = goods.filter(({ size }) => size.delivered);
  const parcel = { worth: worth ?? add(goods, worthOfGood), weight: add(sent, weightOfGood), country, isFree };
  return {
    time,
    options: deliveryOptions(couriers, parcel).map((option) => ({
      ...option,
      arrives: arrivalWith(shop, goods, option, { now, closedDays }),
    })),
  };
}

type Carrier = Pick<CourierTerms, 'days' | 'deadline' | 'weekdays'>;

/** Delivery with a courier, which may have its own deadline and delivery days. */
function arrivalWith(
  shop: Shop,
  goods: readonly SentGood[],
  { days, deadline, weekdays }: Carrier,
  { now, closedDays }: { now: Date; closedDays: ClosedDays },
): DeliveryMoment | null {
  const time = timeOfLeaving(shop, goods, { now, closedDays, deadline });
  return time && deliveryMoment(time, { courierDays: days, weekdays, now, closedDays });
}

/** Delivery of the goods of an order; null when nothing is sent, or the day is unknown. */
export function arrivalOf(
  shop: Shop,
  goods: readonly SentGood[],
  { courier, now, closedDays }: { courier: Carrier; now: Date; closedDays: ClosedDays },
): DeliveryMoment | null {
  return goods.length === 0 ? null : arrivalWith(shop, goods, courier, { now, closedDays });
}

/** Null when the shop lacks one of them. */
async function findGoods(db: Pick<Database, 'select'>, items: readonly ShippingItem[]): Promise<Good[] | null> {
  const find = await findSentSizes(db, items);
  const quantityOf = await findPartQuantities(db, items);
  const goods = items.flatMap((item) => {
    const size = find(item);
    const parts = (item.parts ?? []).flatMap((part) => {
      const inside = find(part);
      return inside ? [{ size: inside, quantity: part.quantity ?? quantityOf(item.productId, part.productId) }] : [];
    });
    return size ? [{ size, quantity: item.quantity, parts }] : [];
  });
  return goods.length === 0 || goods.length < items.length ? null : goods;
}

function timeOfLeaving(
  { settings }: Shop,
  goods: readonly SentGood[],
  { now, closedDays, deadline: fetched = '' }: { now: Date; closedDays: ClosedDays; deadline?: string },
): ShippingTime | null {
  const sent = goods.filter(({ size }) => size.delivered);
  if (sent.length === 0 || goods.some(({ size }) => size.status === 'disable')) return null;
  return latestShippingTime(
    sent
      .flatMap(({ size, parts }) => [size, ...parts.map((part) => part.size)])
      .map((size) => {
        const deadline = earlierDeadline(size.shipDeadline || settings.shipmentDeadline, fetched);
        return computeShippingTime({ ...size, deadline, closedDays }, now);
      }),
  );
}

type Sent = Pick<SentSize, 'delivered' | 'status' | 'shipDays' | 'shipHours' | 'shipDeadline' | 'unknownDeliveryTime'>;

export interface SentGood {
  size: Sent;
  parts: readonly { size: Sent }[];
}

interface Good {
  size: SentSize;
  quantity: number;
  parts: { size: SentSize; quantity: number }[];
}

function worthOfGood({ size, quantity }: Good): Grosze {
  return worthOf(priceForQuantity({ ...size, subscriptionRebatePercent: 0 }, quantity, false), quantity);
}

/** A bundle without a weight of its own weighs as much as its parts. */
function weightOfGood({ size, quantity, parts }: Good): number {
  return (size.weight || parts.reduce((sum, part) => sum + part.size.weight * part.quantity, 0)) * quantity;
}

function add(goods: readonly Good[], part: (good: Good) => number): number {
  return goods.reduce((sum, good) => sum + part(good), 0);
}

/** Days besides weekends and holidays on which nothing is sent (S9.40). */
export const listClosedDays = cached({ seconds: 30, tags: ['settings'] }, (shop) => findClosedDays(shop.db));

/** The same without a cache, for placing an order. */
export async function findClosedDays(db: Queries): Promise<ClosedDays> {
  const rows = await findDays(db, {});
  return new Set(rows.map(({ day }) => day));
}

const findDays = prepared((db) => db.select({ day: closedDays.day }).from(closedDays).prepare('closed-days'));

/** Enabled couriers in the owner's order. */
export const listCouriers = cached({ seconds: 30, tags: ['settings'] }, async (shop): Promise<CourierTerms[]> => {
  const rows = await shop.db
    .select()
    .from(couriers)
    .where(eq(couriers.enabled, true))
    .orderBy(asc(couriers.position), asc(couriers.id));
  return rows.map(({ position: _position, enabled: _enabled, fault: _fault, ...terms }) => terms);
});

export interface CheapestDelivery {
  /** Null when no courier carries it at a fixed cost. */
  cost: Grosze | null;
  /** Worth from which some delivery is free; null never. */
  freeFrom: Grosze | null;
}

/** The cheapest delivery, without pickup in the shop, for goods of this worth and weight in grams. */
export async function getCheapestDelivery(
  shop: Shop,
  worth: Grosze = 0,
  weight = 0,
  { country = HOME_COUNTRY, isFree }: Omit<ShippingTerms, 'worth'> = {},
): Promise<CheapestDelivery> {
  // With pickup the delivery of every basket would be free.
  const couriers = (await listCouriers(shop)).filter(({ kind }) => kind !== 'pickup');
  const options = deliveryOptions(couriers, { worth, weight, country, isFree });
  const able = new Set(options.map(({ courierId }) => courierId));
  return {
    cost: lowest(options.map(({ cost }) => cost)),
    freeFrom: lowest(couriers.flatMap(({ id, freeFrom }) => (able.has(id) && freeFrom !== null ? [freeFrom] : []))),
  };
}

function lowest(amounts: Grosze[]): Grosze | null {
  return amounts.length === 0 ? null : Math.min(...amounts);
}
