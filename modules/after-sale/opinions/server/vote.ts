import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { storeUpload, type UploadResult } from '#modules/catalogue/media/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import { purgeTags } from '#platform/db/server/purge-tags.ts';
import { fitsPhotoSize } from '#platform/files/rules/photo-size.ts';
import { attempt } from '#platform/limits/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { HOUR_S } from '#platform/time/rules/units.ts';
import { PHOTO_BYTES, PHOTO_TYPES } from '../rules/opinion-limits.ts';
import type { OpinionState } from '../rules/opinion-view.ts';
import { productOpinionsTag, SHOP_OPINIONS_TAG } from '../rules/opinion-view.ts';
import { opinions, opinionVotes } from './tables.ts';

export interface OpinionScore {
  positive: number;
  negative: number;
}

interface Vote {
  id: number;
  visitorId: number;
  positive: boolean;
  /** Network address of the voter: a second limit for votes without the cookie. */
  caller: string;
}

const VOTES_AN_HOUR = { limit: 20, seconds: HOUR_S };

/** Was it helpful? One voice per visitor: a second one takes the place of the first. Null when there is no such opinion. */
export async function voteOnOpinion(
  shop: Shop,
  { id, visitorId, positive, caller }: Vote,
): Promise<OpinionScore | 'too-many' | null> {
  if (!isRowId(id)) return null;
  const limit = { key: `opinion-votes:${id}:${caller}`, ...VOTES_AN_HOUR };
  if (!(await attempt(shop, limit, shop.now())).allowed) return 'too-many';
  return shop.db.transaction(async (tx) => {
    const [opinion] = await tx
      .select({ productId: opinions.productId })
      .from(opinions)
      .where(and(eq(opinions.id, id), eq(opinions.state, 'published')))
      .for('update');
    if (!opinion) return null;
    const vote = and(eq(opinionVotes.opinionId, id), eq(opinionVotes.visitorId, visitorId));
    const [before] = await tx.select({ positive: opinionVotes.positive }).from(opinionVotes).where(vote);
    await tx
      .insert(opinionVotes)
      .values({ opinionId: id, visitorId, positive, votedAt: shop.now() })
      .onConflictDoUpdate({ target: [opinionVotes.opinionId, opinionVotes.visitorId], set: { positive } });
    const change = (of: boolean) => Number(positive === of) - Number(before?.positive === of);
    const [score] = await tx
      .update(opinions)
      .set({
        scorePositive: sql`${opinions.scorePositive} + ${change(true)}::int`,
        scoreNegative: sql`${opinions.scoreNegative} + ${change(false)}::int`,
      })
      .where(eq(opinions.id, id))
      .returning({ positive: opinions.scorePositive, negative: opinions.scoreNegative });
    if (before?.positive !== positive) {
      await purgeTags({ db: tx }, [opinion.productId ? productOpinionsTag(opinion.productId) : SHOP_OPINIONS_TAG]);
    }
    return score ?? null;
  });
}

/** Outcome of the opinion this visitor wrote about the product, or about the shop. */
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

const LIMITS = { types: PHOTO_TYPES, maxBytes: PHOTO_BYTES, fits: fitsPhotoSize };

/** S5.13: a JPEG of at most 2048 x 1536 px, encoded again without the data of the camera. */
export function storeOpinionPhoto(
  shop: Shop,
  file: { name: string; bytes: Uint8Array },
  visitorId: number | undefined,
): Promise<UploadResult> {
  return storeUpload(shop, file, LIMITS, { kind: 'opinion', visitorId });
}
