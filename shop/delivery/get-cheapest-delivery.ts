import { sql } from 'drizzle-orm';
import type { Grosze } from '#rules/money/grosze.ts';
import type { Shop } from '../shop.ts';

export interface CheapestDelivery {
  /** null when the shop delivers nothing at a fixed cost. */
  cost: Grosze | null;
  /** Worth from which some delivery is free; null never. */
  freeFrom: Grosze | null;
}

/** The cheapest way to the shopper's door or locker; collecting in the shop is no delivery. */
export async function getCheapestDelivery(shop: Shop): Promise<CheapestDelivery> {
  const { rows } = await shop.db.execute<CheapestDelivery & Record<string, unknown>>(sql`
    select min(least(prepaid_cost, on_delivery_cost)) as cost, min(free_from) as "freeFrom"
    from couriers where kind <> 'pickup' and (prepaid_cost is not null or on_delivery_cost is not null)`);
  return rows[0] ?? { cost: null, freeFrom: null };
}
