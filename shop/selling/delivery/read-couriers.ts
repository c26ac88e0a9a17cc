import { asc, eq } from 'drizzle-orm';
import type { CourierTerms } from '#rules/catalogue/shipping/delivery-options.ts';
import { kept } from '#shop/platform/kept.ts';
import { couriers } from './tables.ts';

/** Every courier the owner has switched on, as the shop orders them. An order that is placed reads them anew. */
export const readCouriers = kept({ seconds: 30, tags: ['settings'] }, async (shop): Promise<CourierTerms[]> => {
  const rows = await shop.db
    .select()
    .from(couriers)
    .where(eq(couriers.enabled, true))
    .orderBy(asc(couriers.position), asc(couriers.id));
  return rows.map(({ position: _position, enabled: _enabled, fault: _fault, ...terms }) => terms);
});
