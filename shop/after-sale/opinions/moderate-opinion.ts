import { and, desc, eq, sql } from 'drizzle-orm';
import { OPINION_LENGTH } from '#rules/after-sale/opinions/opinion-limits.ts';
import { plainOpinion } from '#rules/after-sale/opinions/opinion-text.ts';
import type { OpinionState } from '#rules/after-sale/opinions/opinion-view.ts';
import { productOpinionsTag, SHOP_OPINIONS_TAG, WALL_TAG } from '#rules/after-sale/opinions/opinion-view.ts';
import { HOME_TAG, productTag } from '#rules/catalogue/products/cache-tags.ts';
import { products } from '#shop/catalogue/products/tables.ts';
import type { Transaction } from '#shop/platform/db/connect.ts';
import { purgeTags } from '#shop/platform/db/purge-tags.ts';
import { publishUpload, removeUpload } from '#shop/platform/media/index.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { opinions } from './tables.ts';

/** Shows an opinion to everybody, its photo included, or takes it away again; false when there is none. */
export async function setOpinionState(
  shop: Shop,
  id: number,
  state: Exclude<OpinionState, 'waiting'>,
): Promise<boolean> {
  const [opinion] = await shop.db.select().from(opinions).where(eq(opinions.id, id));
  if (!opinion) return false;
  const { uploadId } = opinion;
  const shown = uploadId && state === 'published' ? await publishUpload(shop, uploadId) : null;
  const photo = shown && { photo: shown.file, photoWidth: shown.width, photoHeight: shown.height };
  await shop.db.transaction(async (tx) => {
    await tx
      .update(opinions)
      .set({ state, ...(photo ?? (state === 'rejected' && uploadId ? { photo: null } : {})) })
      .where(eq(opinions.id, id));
    if (opinion.productId) await refreshRating(tx, opinion.productId);
    await purgeTags({ db: tx }, tagsShowing(opinion.productId));
  });
  if (uploadId && state === 'rejected') await removeUpload(shop, uploadId);
  return true;
}

/** The shop replies; an empty reply takes the last one away. */
export async function answerOpinion(shop: Shop, id: number, reply: string): Promise<boolean> {
  const answer = plainOpinion(reply, OPINION_LENGTH);
  return shop.db.transaction(async (tx) => {
    const [changed] = await tx
      .update(opinions)
      .set({ answer, answeredAt: answer ? shop.now() : null })
      .where(eq(opinions.id, id))
      .returning({ productId: opinions.productId });
    if (!changed) return false;
    await purgeTags({ db: tx }, tagsShowing(changed.productId));
    return true;
  });
}

/** For the owner, the newest first: what waits to be read, or what was published or turned down. */
export function listOpinionsByState(shop: Pick<Shop, 'db'>, state: OpinionState, limit: number) {
  return shop.db
    .select({
      id: opinions.id,
      productId: opinions.productId,
      rating: opinions.rating,
      content: opinions.content,
      author: opinions.author,
      confirmed: opinions.confirmed,
      createdAt: opinions.createdAt,
      answer: opinions.answer,
      photo: opinions.uploadId,
    })
    .from(opinions)
    .where(eq(opinions.state, state))
    .orderBy(desc(opinions.createdAt))
    .limit(limit);
}

/** Cards and lists show the rating from the product's own row. */
async function refreshRating(tx: Transaction, productId: number): Promise<void> {
  const counted = tx
    .select({ value: sql<number>`count(*)::int` })
    .from(opinions)
    .where(and(eq(opinions.productId, productId), eq(opinions.state, 'published')));
  const averaged = tx
    .select({ value: sql<number>`coalesce(round(avg(${opinions.rating}), 1), 0)::float8` })
    .from(opinions)
    .where(and(eq(opinions.productId, productId), eq(opinions.state, 'published')));
  await tx
    .update(products)
    .set({ ratingCount: sql`(${counted})`, ratingAverage: sql`(${averaged})` })
    .where(eq(products.id, productId));
}

/** Pages that show opinions about a product, or about the shop. */
export function tagsShowing(productId: number | null): string[] {
  if (productId === null) return [SHOP_OPINIONS_TAG];
  return [productTag(productId), productOpinionsTag(productId), WALL_TAG, HOME_TAG];
}
