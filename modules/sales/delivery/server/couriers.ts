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

/** Interface to a courier's service. The local one answers at once; an adapter to a real one uses HTTP. */
export interface CourierService {
  /** S8.16, S8.17: null when it carries to this address now. */
  refusal(courier: Courier, parcel: { zipcode: string; country: string }): Promise<CourierRefusal | null>;
  /** Whether its list of points is available. */
  hasPoints(courier: Pick<Courier, 'fault'>): Promise<boolean>;
}

/** Carries to the owner's regions, unless `/dev/przewoznicy` sets a fault. */
export const localCourier: CourierService = {
  async refusal({ fault, postcodes }, { zipcode, country }) {
    if (fault === 'down') return 'failed';
    // Regions are Polish postcodes; another country is served as a whole.
    const serves = country !== HOME_COUNTRY || servesPostcode(postcodes, zipcode);
    return fault === 'unserved' || !serves ? 'unserved' : null;
  },
  async hasPoints({ fault }) {
    return fault !== 'down' && fault !== 'no-points';
  },
};

type CourierSettings = Pick<typeof couriers.$inferSelect, 'fault' | 'requestsClientNumber'>;

export const COURIER_FAULTS = couriers.fault.enumValues;

/** Settings of the local courier service, for developers and tests. */
export function listCourierSettings(shop: Shop) {
  const { id, name, fault, requestsClientNumber } = couriers;
  return shop.db
    .select({ id, name, fault, requestsClientNumber })
    .from(couriers)
    .orderBy(asc(couriers.position), asc(id));
}

export async function changeCourierSettings(shop: Shop, courierId: number, settings: CourierSettings): Promise<void> {
  if (!isRowId(courierId)) return;
  await shop.db.update(couriers).set(settings).where(eq(couriers.id, courierId));
  await purgeTags(shop, ['settings']);
}
