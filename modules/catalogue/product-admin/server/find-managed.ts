import { eq } from 'drizzle-orm';
import { bundleParts, producers, products, sizes } from '#modules/catalogue/products/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Shop } from '#platform/shop/server/shop.ts';

/** A size with the name people know it by. */
export async function findManagedSize({ db }: Pick<Shop, 'db'>, id: number) {
  if (!isRowId(id)) return null;
  const [row] = await db
    .select({ size: sizes, name: products.name })
    .from(sizes)
    .innerJoin(products, eq(products.id, sizes.productId))
    .where(eq(sizes.id, id));
  if (!row) return null;
  const { size, name } = row;
  return { ...size, label: size.type === 'uniw' ? name : `${name}, ${size.name}` };
}

/** The names of a bundle's parts, by code. */
export async function listPartNames({ db }: Pick<Shop, 'db'>, id: number): Promise<Record<string, string>> {
  const rows = await db
    .select({ code: products.code, name: products.name })
    .from(bundleParts)
    .innerJoin(products, eq(products.id, bundleParts.partProductId))
    .where(eq(bundleParts.productId, id));
  return Object.fromEntries(rows.map(({ code, name }) => [code, name]));
}

/** Manufacturer and responsible person in the EU (GPSR). */
export async function findMaker({ db }: Pick<Shop, 'db'>, producerId: number | null) {
  if (producerId === null) return null;
  const [maker] = await db.select().from(producers).where(eq(producers.id, producerId));
  return maker ?? null;
}
