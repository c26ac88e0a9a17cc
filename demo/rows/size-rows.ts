import type { DemoProduct, DemoSize } from '#demo/catalogue/types.ts';
import { demoLocations } from '#demo/content/locations.ts';
import { seededRandom } from '#demo/seeded-random.ts';
import { checkDigit } from '#modules/catalogue/products/rules/gtin.ts';
import { addDays, type Day, warsawDay } from '#platform/time/rules/day.ts';
import { HOUR_MS } from '#platform/time/rules/units.ts';
import type { locationStock, priceHistory, sizes, sizeTiers } from '#server/shop/schema.ts';

/** The demo counts every date from the day it is filled. */
export interface Clock {
  daysAgo(days: number): Date;
  hoursAhead(hours: number): Date;
  /** A day of Warsaw's calendar. */
  dayAhead(days: number): Day;
}

export function clockAt(now: Date): Clock {
  const at = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);
  return {
    daysAgo: (days) => at(-24 * days),
    hoursAhead: at,
    dayAhead: (days) => addDays(warsawDay(now), days),
  };
}

export function isOnSale(size: DemoSize): boolean {
  return size.status === 'order' || (size.status !== 'disable' && size.stock !== 0);
}

export interface SizeRows {
  sizes: (typeof sizes.$inferInsert)[];
  tiers: (typeof sizeTiers.$inferInsert)[];
  history: (typeof priceHistory.$inferInsert)[];
  locations: (typeof locationStock.$inferInsert)[];
}

/** Sizes of all products with their tiers, price history and stock in the shops, numbered in order. */
export function sizeRows(products: readonly DemoProduct[], clock: Clock): SizeRows {
  const rows: SizeRows = { sizes: [], tiers: [], history: [], locations: [] };
  for (const product of products) {
    for (const [position, size] of product.sizes.entries()) {
      const id = rows.sizes.length + 1;
      rows.sizes.push(sizeRow(product, size, id, position, clock));
      for (const [threshold, value] of size.tiers ?? []) rows.tiers.push({ sizeId: id, threshold, value });
      for (const [daysAgo, price] of pastPrices(product, size)) {
        rows.history.push({ sizeId: id, price, since: clock.daysAgo(daysAgo) });
      }
      rows.locations.push(...locationRows(product, size, id));
    }
  }
  return rows;
}

function pastPrices(product: DemoProduct, size: DemoSize): readonly (readonly [number, number])[] {
  return size.history ?? [[product.createdDaysAgo, size.price]];
}

function sizeRow(
  product: DemoProduct,
  demo: DemoSize,
  id: number,
  position: number,
  clock: Clock,
): SizeRows['sizes'][number] {
  const { history: _history, tiers: _tiers, deliveryInDays, ...size } = demo;
  const since = pastPrices(product, demo).at(-1)?.[0] ?? 0;
  return {
    ...size,
    id,
    position,
    productId: product.id,
    code: `${product.code}-${size.type}`,
    gtin: demoGtin(id),
    deliveryDate: deliveryInDays === undefined ? '' : clock.dayAhead(deliveryInDays),
    reducedSince: size.regularPrice === undefined ? null : clock.daysAgo(since),
  };
}

/** From the numbers GS1 leaves to shops for their own use. */
function demoGtin(sizeId: number): string {
  const digits = `20${String(sizeId).padStart(10, '0')}`;
  return `${digits}${checkDigit(digits)}`;
}

/** Pieces in the stores are part of the stock, so only real goods with counted stock have it. */
function locationRows(product: DemoProduct, size: DemoSize, sizeId: number): SizeRows['locations'] {
  if (product.type === 'product_virtual' || product.type === 'product_service' || size.stock < 2) return [];
  const random = seededRandom(`${product.code} ${size.type}`);
  const share = Math.floor(size.stock / demoLocations.length);
  return demoLocations.flatMap(({ id }) => {
    const amount = random.chance(0.45) ? random.between(0, Math.max(1, share)) : 0;
    return amount > 0 ? [{ locationId: id, sizeId, amount }] : [];
  });
}
