import type { Grosze } from '#rules/money/grosze.ts';
import type { Shop } from '../shop.ts';
import { readDeliveryTerms } from './delivery-terms.ts';

export interface CheapestDelivery {
  /** For what is this worth; null when the shop delivers nothing at a fixed cost. */
  cost: Grosze | null;
  /** Worth from which some delivery is free; null never. */
  freeFrom: Grosze | null;
}

/** The cheapest way to the shopper's door or locker for a basket of this worth. */
export async function getCheapestDelivery(shop: Shop, worth: Grosze = 0): Promise<CheapestDelivery> {
  const terms = await readDeliveryTerms(shop);
  return {
    cost: lowest(terms.map(({ cost, freeFrom }) => (freeFrom !== null && worth >= freeFrom ? 0 : cost))),
    freeFrom: lowest(terms.map(({ freeFrom }) => freeFrom).filter((limit) => limit !== null)),
  };
}

function lowest(amounts: Grosze[]): Grosze | null {
  return amounts.length === 0 ? null : Math.min(...amounts);
}
