import { eq } from 'drizzle-orm';
import { producers } from '#shop/catalogue/products/tables.ts';
import type { Shop } from '#shop/platform/shop.ts';

/** Who made a product and who answers for it in the EU (GPSR). */
export async function findMaker({ db }: Pick<Shop, 'db'>, producerId: number | null) {
  if (producerId === null) return null;
  const [maker] = await db.select().from(producers).where(eq(producers.id, producerId));
  return maker ?? null;
}
