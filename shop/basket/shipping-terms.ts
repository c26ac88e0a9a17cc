import type { Grosze } from '#rules/money/grosze.ts';
import { netFromGross } from '#rules/money/vat.ts';
import { couriers } from '../delivery/tables.ts';
import type { Shop } from '../shop.ts';
import type { Money } from './line-price.ts';

interface CourierTerms {
  cost: Grosze;
  freeFrom: Grosze | null;
}

/** Costs change a few times a year; the basket is read with every page. Orders read them anew. */
const KEPT_FOR = 30_000;
const SHIPPING_VAT_PERMILLE = 230;

const kept = new WeakMap<Shop['pool'], { terms: Promise<CourierTerms[]>; until: number }>();

export function readShippingTerms(shop: Shop): Promise<CourierTerms[]> {
  const now = shop.now().getTime();
  const known = kept.get(shop.pool);
  if (known && now < known.until) return known.terms;
  const terms = queryTerms(shop);
  kept.set(shop.pool, { terms, until: now + KEPT_FOR });
  terms.catch(() => kept.delete(shop.pool));
  return terms;
}

async function queryTerms(shop: Shop): Promise<CourierTerms[]> {
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
}

export interface ShippingEstimate {
  shipping: Money | null;
  toShippingFree: Grosze | null;
  freeShippingFrom: Grosze | null;
}

/** The cheapest delivery for a basket of this worth, and what is missing to a free one. */
export function estimateShipping(terms: CourierTerms[], worth: Grosze): ShippingEstimate {
  const limits = terms.map(({ freeFrom }) => freeFrom).filter((limit) => limit !== null);
  const freeShippingFrom = limits.length === 0 ? null : Math.min(...limits);
  const costs = terms.map(({ cost, freeFrom }) => (freeFrom !== null && worth >= freeFrom ? 0 : cost));
  const gross = costs.length === 0 ? null : Math.min(...costs);
  return {
    shipping: gross === null ? null : { gross, net: netFromGross(gross, SHIPPING_VAT_PERMILLE) },
    toShippingFree: freeShippingFrom === null ? null : Math.max(0, freeShippingFrom - worth),
    freeShippingFrom,
  };
}
