import { asc, eq } from 'drizzle-orm';
import { purgeTags } from '#shop/platform/db/purge-tags.ts';
import { isRowId } from '#shop/platform/db/row-id.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { couriers } from './tables.ts';

type Dial = Pick<typeof couriers.$inferSelect, 'fault' | 'asksClientNumber'>;

export const COURIER_FAULTS = couriers.fault.enumValues;

/** How the local courier service is set, for developers and tests. */
export function readCourierDials(shop: Shop) {
  const { id, name, fault, asksClientNumber } = couriers;
  return shop.db.select({ id, name, fault, asksClientNumber }).from(couriers).orderBy(asc(couriers.position), asc(id));
}

/** Makes the local courier service fail, ask for a client's number, or work again. */
export async function turnCourierDial(shop: Shop, courierId: number, dial: Dial): Promise<void> {
  if (!isRowId(courierId)) return;
  await shop.db.update(couriers).set(dial).where(eq(couriers.id, courierId));
  await purgeTags(shop, ['settings']);
}
