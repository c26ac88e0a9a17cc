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
  /** When everything has left the shop; null when nothing is sent or something cannot be bought. */
  time: ShippingTime | null;
  options: (DeliveryOption & { arrives: DeliveryMoment | null })[];
}

interface ShippingTerms {
  country?: string;
  /** What the goods are worth, when more is known than their prices: rebates, surcharges. */
  worth?: Grosze;
  /** A code of the basket pays for the delivery. */
  isFree?: boolean;
}

/** When these goods leave the shop, and every way they can go with its cost. Null when the shop has none of them. */
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

/** When goods are there with this courier: it may fetch parcels earlier than the shop closes, and rest on other days. */
function arrivalWith(
  shop: Shop,
  goods: readonly SentGood[],
  { days, deadline, weekdays }: Carrier,
  { now, closedDays }: { now: Date; closedDays: ClosedDays },
): DeliveryMoment | null {
  const time = timeOfLeaving(shop, goods, { now, closedDays, deadline });
  return time && deliveryMoment(time, { courierDays: days, weekdays, now, closedDays });
}

/** When the goods of an order are there with a courier; null when nothing is sent, or nobody knows. */
export function arrivalOf(
  shop: Shop,
  goods: readonly SentGood[],
  { courier, now, closedDays }: { courier: Carrier; now: Date; closedDays: ClosedDays },
): DeliveryMoment | null {
  return goods.length === 0 ? null : arrivalWith(shop, goods, courier, { now, closedDays });
}

/** All of them as the shop has them; null when it lacks one. */
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

/** When the last of them leaves the shop; null when nothing is sent or something cannot be bought. */
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

/** What is to be known of goods to say when they leave. */
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

/** A bundle that does not say its own weight weighs what its parts do. */
function weightOfGood({ size, quantity, parts }: Good): number {
  return (size.weight || parts.reduce((sum, part) => sum + part.size.weight * part.quantity, 0)) * quantity;
}

function add(goods: readonly Good[], part: (good: Good) => number): number {
  return goods.reduce((sum, good) => sum + part(good), 0);
}

/** Days besides weekends and holidays on which nothing is sent (S9.40). */
export const listClosedDays = cached({ seconds: 30, tags: ['settings'] }, (shop) => findClosedDays(shop.db));

/** The same, read anew, for an order that is placed. */
export async function findClosedDays(db: Queries): Promise<ClosedDays> {
  const rows = await findDays(db, {});
  return new Set(rows.map(({ day }) => day));
}

const findDays = prepared((db) => db.select({ day: closedDays.day }).from(closedDays).prepare('closed-days'));

/** Every courier the owner has switched on, as the shop orders them. An order that is placed reads them anew. */
export const listCouriers = cached({ seconds: 30, tags: ['settings'] }, async (shop): Promise<CourierTerms[]> => {
  const rows = await shop.db
    .select()
    .from(couriers)
    .where(eq(couriers.enabled, true))
    .orderBy(asc(couriers.position), asc(couriers.id));
  return rows.map(({ position: _position, enabled: _enabled, fault: _fault, ...terms }) => terms);
});

export interface CheapestDelivery {
  /** For what is this worth; null when the shop delivers it at no fixed cost. */
  cost: Grosze | null;
  /** Worth from which some delivery is free; null never. */
  freeFrom: Grosze | null;
}

/** The cheapest way to the shopper's door or locker for goods of this worth and weight in grams. */
export async function getCheapestDelivery(
  shop: Shop,
  worth: Grosze = 0,
  weight = 0,
  { country = HOME_COUNTRY, isFree }: Omit<ShippingTerms, 'worth'> = {},
): Promise<CheapestDelivery> {
  // Collecting in the shop is no delivery: counting it would call every basket free of shipping.
  const couriers = (await listCouriers(shop)).filter(({ kind }) => kind !== 'pickup');
  const options = deliveryOptions(couriers, { worth, weight, country, isFree });
  const ways = new Set(options.map(({ courierId }) => courierId));
  return {
    cost: lowest(options.map(({ cost }) => cost)),
    freeFrom: lowest(couriers.flatMap(({ id, freeFrom }) => (ways.has(id) && freeFrom !== null ? [freeFrom] : []))),
  };
}

function lowest(amounts: Grosze[]): Grosze | null {
  return amounts.length === 0 ? null : Math.min(...amounts);
}
