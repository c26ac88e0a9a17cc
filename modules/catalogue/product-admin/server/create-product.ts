import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { categories, placeProducts, products, refreshShown } from '#modules/catalogue/products/server/index.ts';
import { recordChange, type SaveOutcome } from '#platform/audit/server/index.ts';
import { isUniqueViolation } from '#platform/db/server/connect.ts';
import { slugOf } from '#platform/links/rules/slug.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { NewProductValues } from '../rules/new-product.ts';
import { addSize } from './write-sizes.ts';

/** A product of one size, hidden until the owner shows it; the editor has the rest. */
export async function createProduct(shop: Shop, values: NewProductValues): Promise<SaveOutcome> {
  try {
    return await insertProduct(shop, values);
  } catch (error) {
    if (isUniqueViolation(error)) return { ok: false, faults: { code: 'taken' } };
    throw error;
  }
}

async function insertProduct(
  shop: Shop,
  { name, code, categoryId, price, stock }: NewProductValues,
): Promise<SaveOutcome> {
  const now = shop.now();
  return shop.db.transaction(async (tx) => {
    const [category] = await tx.select().from(categories).where(eq(categories.id, categoryId));
    if (!category) return { ok: false, faults: { categoryId: 'unknown' } };
    const own = {
      name,
      code: code || `P-${randomBytes(4).toString('hex').toUpperCase()}`,
      categoryId,
      slug: slugOf(name),
      visible: false,
    };
    const [row] = await tx
      .insert(products)
      .values({ ...own, createdAt: now, updatedAt: now })
      .returning({ id: products.id });
    if (!row) throw new Error('The product was not added');
    await addSize(tx, row.id, { ...ONE_SIZE, price, stock: stock ?? 0 }, now);
    await placeProducts(tx, [row.id]);
    await refreshShown(tx, [row.id], now);
    await recordChange(tx, shop, {
      action: 'product.created',
      object: { kind: 'product', id: row.id },
      to: { ...own, price, stock: stock ?? 0 },
    });
    return { ok: true, id: row.id };
  });
}

const ONE_SIZE = {
  type: 'uniw',
  name: 'uniwersalny',
  code: '',
  gtin: '',
  regularPrice: null,
  status: 'enable' as const,
  position: 0,
  suggestedPrice: null,
  advancePrice: null,
  tiers: [],
  amountMin: null,
  amountMax: null,
  statusDescription: '',
  deliveryDate: '',
  unknownDeliveryTime: false,
  shipDays: 0,
  shipHours: 0,
  shipDeadline: '',
  phonePrice: false,
  basketEnable: false,
  gratis: false,
  points: 0,
  pointsReceived: 0,
};
