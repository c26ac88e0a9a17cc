import type { Grosze } from '#rules/money/grosze.ts';
import { kept } from '../kept.ts';
import { couriers } from './tables.ts';

export interface DeliveryTerms {
  cost: Grosze;
  /** Worth from which it is free; null never. */
  freeFrom: Grosze | null;
}

/** Every way to the shopper's door or locker at its lowest cost. Orders read them anew. */
export const readDeliveryTerms = kept({ seconds: 30, tags: ['settings'] }, async (shop): Promise<DeliveryTerms[]> => {
  const rows = await shop.db
    .select({
      kind: couriers.kind,
      prepaid: couriers.prepaidCost,
      onDelivery: couriers.onDeliveryCost,
      freeFrom: couriers.freeFrom,
    })
    .from(couriers);
  return rows.flatMap(({ kind, prepaid, onDelivery, freeFrom }) => {
    // Collecting in the shop is no delivery: counting it would call every basket free of shipping.
    const costs = [prepaid, onDelivery].filter((cost) => cost !== null);
    return kind === 'pickup' || costs.length === 0 ? [] : [{ cost: Math.min(...costs), freeFrom }];
  });
});
