import { deliveryOptions, HOME_COUNTRY } from '#rules/catalogue/shipping/delivery-options.ts';
import type { Grosze } from '#rules/platform/money/grosze.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { readCouriers } from './read-couriers.ts';

export interface CheapestDelivery {
  /** For what is this worth; null when the shop delivers it at no fixed cost. */
  cost: Grosze | null;
  /** Worth from which some delivery is free; null never. */
  freeFrom: Grosze | null;
}

/** The cheapest way to the shopper's door or locker for goods of this worth and weight in grams. */
export async function getCheapestDelivery(shop: Shop, worth: Grosze = 0, weight = 0): Promise<CheapestDelivery> {
  // Collecting in the shop is no delivery: counting it would call every basket free of shipping.
  const couriers = (await readCouriers(shop)).filter(({ kind }) => kind !== 'pickup');
  const options = deliveryOptions(couriers, { worth, weight, country: HOME_COUNTRY });
  const ways = new Set(options.map(({ courierId }) => courierId));
  return {
    cost: lowest(options.map(({ cost }) => cost)),
    freeFrom: lowest(couriers.flatMap(({ id, freeFrom }) => (ways.has(id) && freeFrom !== null ? [freeFrom] : []))),
  };
}

function lowest(amounts: Grosze[]): Grosze | null {
  return amounts.length === 0 ? null : Math.min(...amounts);
}
