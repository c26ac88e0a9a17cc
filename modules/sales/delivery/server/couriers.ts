import { asc, eq } from 'drizzle-orm';
import { isRowId } from '#platform/db/server/columns.ts';
import { purgeTags } from '#platform/db/server/purge-tags.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { servesPostcode } from '../rules/courier-fields.ts';
import { HOME_COUNTRY } from '../rules/delivery-options.ts';
import { couriers } from './tables.ts';

/** Why a courier's own service does not take a parcel. */
export type CourierRefusal = 'failed' | 'unserved';

type Courier = Pick<typeof couriers.$inferSelect, 'fault' | 'postcodes'>;

/** What the shop asks of a courier's service. The local one answers at once; an adapter to a real one asks over HTTP. */
export interface CourierService {
  /** S8.16, S8.17: does it carry to this address, this moment? Null: it does. */
  refusal(courier: Courier, parcel: { zipcode: string; country: string }): Promise<CourierRefusal | null>;
  /** Can its list of points be asked? */
  hasPoints(courier: Pick<Courier, 'fault'>): Promise<boolean>;
}

/** A courier that carries wherever the owner says, unless it was instructed to fail (`/dev/przewoznicy`). */
export const localCourier: CourierService = {
  async refusal({ fault, postcodes }, { zipcode, country }) {
    if (fault === 'down') return 'failed';
    // Regions are told by postcodes of home; elsewhere a country is served as a whole.
    const serves = country !== HOME_COUNTRY || servesPostcode(postcodes, zipcode);
    return fault === 'unserved' || !serves ? 'unserved' : null;
  },
  async hasPoints({ fault }) {
    return fault !== 'down' && fault !== 'no-points';
  },
};

type CourierSettings = Pick<typeof couriers.$inferSelect, 'fault' | 'requestsClientNumber'>;

export const COURIER_FAULTS = couriers.fault.enumValues;

/** How the local courier service is set up, for developers and tests. */
export function listCourierSettings(shop: Shop) {
  const { id, name, fault, requestsClientNumber } = couriers;
  return shop.db
    .select({ id, name, fault, requestsClientNumber })
    .from(couriers)
    .orderBy(asc(couriers.position), asc(id));
}

/** Makes the local courier service fail, ask for a client's number, or work again. */
export async function changeCourierSettings(shop: Shop, courierId: number, settings: CourierSettings): Promise<void> {
  if (!isRowId(courierId)) return;
  await shop.db.update(couriers).set(settings).where(eq(couriers.id, courierId));
  await purgeTags(shop, ['settings']);
}
