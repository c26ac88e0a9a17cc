import { and, desc, eq, isNull } from 'drizzle-orm';
import type { OpinionState } from '#rules/after-sale/opinions/opinion-view.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { opinions } from './tables.ts';

/** What became of the opinion this visitor wrote about the product, or about the shop. */
export async function findOwnOpinionState(
  shop: Shop,
  visitorId: number,
  productId: number | null,
): Promise<OpinionState | null> {
  const about = productId === null ? isNull(opinions.productId) : eq(opinions.productId, productId);
  const [row] = await shop.db
    .select({ state: opinions.state })
    .from(opinions)
    .where(and(eq(opinions.visitorId, visitorId), about))
    .orderBy(desc(opinions.createdAt))
    .limit(1);
  return row?.state ?? null;
}
