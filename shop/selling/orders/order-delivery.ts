import { asc, eq } from 'drizzle-orm';
import { type DeliveryOption, deliveryOptions, HOME_COUNTRY } from '#rules/catalogue/shipping/delivery-options.ts';
import type { Grosze } from '#rules/platform/money/grosze.ts';
import type { OrderData } from '#rules/selling/orders/order-data.ts';
import { isRowId } from '#shop/platform/db/columns.ts';
import type { Database } from '#shop/platform/db/connect.ts';
import { type CourierRefusal, findPoint, localCourier } from '#shop/selling/delivery/index.ts';
import { couriers, stockLocations } from '#shop/selling/delivery/tables.ts';
import type { FrozenPlace } from '#shop/selling/order-ledger/index.ts';

export interface OrderDelivery {
  options: DeliveryOption[];
  /** No courier carries so much; lighter, it could go. */
  tooHeavy: boolean;
  /** The chosen one; null when none is, or it no longer carries this. */
  chosen: DeliveryOption | null;
  place: FrozenPlace | null;
  /** A point was chosen that this courier, or payment to it, does not serve. */
  wrongPlace: boolean;
  /** The chosen courier's own service does not take the parcel. */
  refusal: CourierRefusal | null;
}

/** How the parcel can go and how it shall. Read anew for every order: terms may have changed a moment ago. */
export async function orderDelivery(
  db: Pick<Database, 'select'>,
  data: OrderData,
  parcel: { worth: Grosze; weight: number },
): Promise<OrderDelivery> {
  const terms = await db
    .select()
    .from(couriers)
    .where(eq(couriers.enabled, true))
    .orderBy(asc(couriers.position), asc(couriers.id));
  const country = (data.delivery ?? data.billing).country || HOME_COUNTRY;
  const options = deliveryOptions(terms, { ...parcel, country });
  const tooHeavy = options.length === 0 && deliveryOptions(terms, { ...parcel, country, weight: 0 }).length > 0;
  const side = data.prepaid ? 'prepaid' : 'dvp';
  const chosen = options.find((option) => option.courierId === data.courierId && option.prepaid === side) ?? null;
  const place = chosen && (await findPlace(db, data, chosen));
  const needed = chosen && (chosen.kind === 'pickup' ? data.locationId : chosen.needsPoint ? data.pickupPointId : null);
  const courier = terms.find(({ id }) => id === chosen?.courierId);
  const { zipcode = '' } = data.delivery ?? data.billing;
  const refusal = courier ? await localCourier.refusal(courier, { zipcode, country }) : null;
  return { options, tooHeavy, chosen, place, wrongPlace: needed !== null && !place, refusal };
}

async function findPlace(
  db: Pick<Database, 'select'>,
  { pickupPointId, locationId, clientNumber }: OrderData,
  chosen: DeliveryOption,
): Promise<FrozenPlace | null> {
  if (chosen.kind === 'pickup') return locationId === null ? null : findLocation(db, locationId);
  if (!chosen.needsPoint || pickupPointId === null) return null;
  const point = await findPoint(db, pickupPointId);
  if (!point || point.courierId !== chosen.courierId) return null;
  if (chosen.prepaid === 'dvp' && !point.cashOnDelivery) return null;
  const { id, code, name, street, zipcode, city, openingHours } = point;
  const known = chosen.asksClientNumber && clientNumber ? { clientNumber } : {};
  return { id, code, name, street, zipcode, city, openingHours, ...known };
}

async function findLocation(db: Pick<Database, 'select'>, locationId: number): Promise<FrozenPlace | null> {
  if (!isRowId(locationId)) return null;
  const [row] = await db.select().from(stockLocations).where(eq(stockLocations.id, locationId));
  if (!row) return null;
  const { id, name, street, zipcode, city, openingHours } = row;
  return { id, code: '', name, street, zipcode, city, openingHours };
}
