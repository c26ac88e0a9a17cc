import { and, asc, eq, or, sql } from 'drizzle-orm';
import { products, sizes } from '#shop/catalogue/products/tables.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { couriers } from '#shop/selling/delivery/tables.ts';
import { paymentMethods } from '#shop/selling/payments/tables.ts';
import type { PhoneOrderWish } from './place-phone-order.ts';

/** Couriers and ways to pay the shop offers; whether one serves an order says its quote. */
export async function listPhoneChoices(shop: Shop) {
  const ways = await shop.db
    .select({ id: couriers.id, name: couriers.name })
    .from(couriers)
    .where(eq(couriers.enabled, true))
    .orderBy(asc(couriers.position), asc(couriers.id));
  const { id, name, kind, enabled, position } = paymentMethods;
  const methods = await shop.db
    .select({ id, name, kind })
    .from(paymentMethods)
    .where(eq(enabled, true))
    .orderBy(asc(position), asc(id));
  return { couriers: ways, methods };
}

interface WantedCode {
  code: string;
  quantity: number;
}

/** Codes as staff read them off the shelf: of a size, or of a product that has one size. */
export async function findPhoneLines(
  shop: Shop,
  wanted: readonly WantedCode[],
): Promise<{ lines: PhoneOrderWish['lines'][number][]; unknown: string[] }> {
  const lines: PhoneOrderWish['lines'][number][] = [];
  const unknown: string[] = [];
  for (const { code, quantity } of wanted) {
    const key = code.toUpperCase();
    const found = await shop.db
      .select({ productId: products.id, size: sizes.type, ofSize: sql<boolean>`upper(${sizes.code}) = ${key}` })
      .from(sizes)
      .innerJoin(products, eq(products.id, sizes.productId))
      .where(
        and(eq(products.visible, true), or(sql`upper(${sizes.code}) = ${key}`, sql`upper(${products.code}) = ${key}`)),
      );
    const [size] = found.some(({ ofSize }) => ofSize) ? found.filter(({ ofSize }) => ofSize) : found;
    if (!size || (found.length > 1 && !size.ofSize)) unknown.push(code);
    else lines.push({ productId: size.productId, size: size.size, quantity });
  }
  return { lines, unknown };
}
