import type { couriers } from './tables.ts';

/** Why a courier's own service does not take a parcel. */
export type CourierRefusal = 'failed' | 'unserved';

type Courier = Pick<typeof couriers.$inferSelect, 'fault'>;

/** What the shop asks of a courier's service. The local one answers at once; an adapter to a real one asks over HTTP. */
export interface CourierService {
  /** S8.16, S8.17: does it carry to this address, this moment? Null: it does. */
  refusal(courier: Courier, parcel: { zipcode: string; country: string }): Promise<CourierRefusal | null>;
  /** Can its list of points be asked? */
  hasPoints(courier: Courier): Promise<boolean>;
}

/** A courier that carries everywhere, unless it was told to fail (`/dev/przewoznicy`). */
export const localCourier: CourierService = {
  async refusal({ fault }) {
    if (fault === 'down') return 'failed';
    return fault === 'unserved' ? 'unserved' : null;
  },
  async hasPoints({ fault }) {
    return fault !== 'down' && fault !== 'no-points';
  },
};
