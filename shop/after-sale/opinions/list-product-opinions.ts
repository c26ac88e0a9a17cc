import { and, count, desc, eq, isNotNull } from 'drizzle-orm';
import type { ProductOpinionView } from '#rules/after-sale/opinions/opinion-view.ts';
import { products } from '#shop/catalogue/products/tables.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { aboutColumns, opinionColumns, readProductOpinion } from './read-opinion.ts';
import { opinions } from './tables.ts';

type ReadingShop = Pick<Shop, 'db'>;

const published = and(eq(opinions.state, 'published'), isNotNull(opinions.productId), eq(products.visible, true));
const onWall = and(published, isNotNull(opinions.photo));

/** The newest opinions about products, with and without photos; for the main page. */
export async function listRecentOpinions(
  shop: ReadingShop,
  { limit }: { limit: number },
): Promise<ProductOpinionView[]> {
  return read(shop, published, { from: 0, limit });
}

/** S2.53: opinions with photos, the newest first. */
export async function listWall(
  shop: ReadingShop,
  page: { from: number; limit: number },
): Promise<{ items: ProductOpinionView[]; total: number }> {
  const [items, [counted]] = await Promise.all([
    read(shop, onWall, page),
    shop.db
      .select({ total: count() })
      .from(opinions)
      .innerJoin(products, eq(products.id, opinions.productId))
      .where(onWall),
  ]);
  return { items, total: counted?.total ?? 0 };
}

async function read(shop: ReadingShop, where: typeof published, { from, limit }: { from: number; limit: number }) {
  const rows = await shop.db
    .select({ ...opinionColumns, ...aboutColumns })
    .from(opinions)
    .innerJoin(products, eq(products.id, opinions.productId))
    .where(where)
    .orderBy(desc(opinions.createdAt), desc(opinions.id))
    .limit(limit)
    .offset(from);
  return rows.map(readProductOpinion);
}
