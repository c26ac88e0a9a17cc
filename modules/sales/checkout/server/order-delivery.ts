import { asc, eq } from 'drizzle-orm';
import {
  type DeliveryOption,
  deliveryOptions,
  HOME_COUNTRY,
  type Parcel,
} from '#modules/sales/delivery/rules/delivery-options.ts';
import {
  type CourierRefusal,
  couriers,
  findPoint,
  localCourier,
  type PickupPoint,
  stockLocations,
} from '#modules/sales/delivery/server/index.ts';
import type { OrderData } from '#modules/sales/order-ledger/rules/order-data.ts';
import type { FrozenPlace } from '#modules/sales/order-ledger/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Queries } from '#platform/db/server/connect.ts';
import { prepared } from '#platform/db/server/prepared.ts';

export interface OrderDelivery {
  options: DeliveryOption[];
  /** A lighter parcel could be sent. */
  tooHeavy: boolean;
  /** Null when none is chosen, or it does not carry this parcel. */
  chosen: DeliveryOption | null;
  place: FrozenPlace | null;
  /** The courier, or payment to it, does not serve the chosen point. */
  wrongPlace: boolean;
  /** The courier's own service does not accept the parcel. */
  refusal: CourierRefusal | null;
}

export type Courier = typeof couriers.$inferSelect;

/** The part that does not depend on the goods: no lock is held while a courier's service is called. */
export interface DeliveryTerms {
  couriers: readonly Courier[];
  place: { kind: 'location'; place: FrozenPlace } | { kind: 'point'; point: PickupPoint } | null;
  refusal: CourierRefusal | null;
}

/** Read anew for every order: terms may have changed. */
export async function orderDelivery(
  db: Queries,
  data: OrderData,
  parcel: Omit<Parcel, 'country'>,
): Promise<OrderDelivery> {
  return chooseDelivery(await findDeliveryTerms(db, data, await listCouriersNow(db)), data, parcel);
}

export function listCouriersNow(db: Queries): Promise<Courier[]> {
  return findEnabled(db, {});
}

const findEnabled = prepared((db) =>
  db
    .select()
    .from(couriers)
    .where(eq(couriers.enabled, true))
    .orderBy(asc(couriers.position), asc(couriers.id))
    .prepare('couriers-now'),
);

export async function findDeliveryTerms(
  db: Queries,
  data: OrderData,
  chosenClientNumber: readonly Courier[],
): Promise<DeliveryTerms> {
  const courier = chosenClientNumber.find(({ id }) => id === data.courierId);
  if (!courier) return { couriers: chosenClientNumber, place: null, refusal: null };
  const { zipcode = '' } = data.delivery ?? data.billing;
  const refusal = await localCourier.refusal(courier, { zipcode, country: countryOf(data) });
  return { couriers: chosenClientNumber, place: await findNamedPlace(db, data, courier), refusal };
}

export function chooseDelivery(
  { couriers: chosenClientNumber, place: named, refusal }: DeliveryTerms,
  data: OrderData,
  parcel: Omit<Parcel, 'country'>,
): OrderDelivery {
  const country = countryOf(data);
  const options = deliveryOptions(chosenClientNumber, { ...parcel, country });
  const tooHeavy =
    options.length === 0 && deliveryOptions(chosenClientNumber, { ...parcel, country, weight: 0 }).length > 0;
  const side = data.prepaid ? 'prepaid' : 'dvp';
  const chosen = options.find((option) => option.courierId === data.courierId && option.prepaid === side) ?? null;
  const place = chosen && toPlace(named, data, chosen);
  const needed = chosen && (chosen.kind === 'pickup' ? data.locationId : chosen.needsPoint ? data.pickupPointId : null);
  return { options, tooHeavy, chosen, place, wrongPlace: needed !== null && !place, refusal: chosen && refusal };
}

/** As far as it is known. */
export function countryOf({ delivery, billing }: OrderData): string {
  return (delivery ?? billing).country || HOME_COUNTRY;
}

async function findNamedPlace(
  db: Queries,
  { pickupPointId, locationId }: OrderData,
  { kind, needsPoint }: Courier,
): Promise<DeliveryTerms['place']> {
  if (kind === 'pickup') {
    const place = locationId === null ? null : await findLocation(db, locationId);
    return place && { kind: 'location', place };
  }
  if (!needsPoint || pickupPointId === null) return null;
  const point = await findPoint(db, pickupPointId);
  return point && { kind: 'point', point };
}

function toPlace(
  named: DeliveryTerms['place'],
  { clientNumber }: OrderData,
  chosen: DeliveryOption,
): FrozenPlace | null {
  if (named?.kind !== 'point') return named?.place ?? null;
  const { point } = named;
  if (point.courierId !== chosen.courierId) return null;
  if (chosen.prepaid === 'dvp' && !point.cashOnDelivery) return null;
  const { id, code, name, street, zipcode, city, openingHours } = point;
  const chosenClientNumber = chosen.requestsClientNumber && clientNumber ? { clientNumber } : {};
  return { id, code, name, street, zipcode, city, openingHours, ...chosenClientNumber };
}

async function findLocation(db: Queries, locationId: number): Promise<FrozenPlace | null> {
  if (!isRowId(locationId)) return null;
  const [row] = await db.select().from(stockLocations).where(eq(stockLocations.id, locationId));
  if (!row) return null;
  const { id, name, street, zipcode, city, openingHours } = row;
  return { id, code: '', name, street, zipcode, city, openingHours };
}
