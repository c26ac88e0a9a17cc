import { eq } from 'drizzle-orm';
import { lowestBeforeReduction } from '#modules/catalogue/pricing/rules/lowest-price.ts';
import { describeReduction, nextReduction, type ReductionSaving } from '#modules/catalogue/pricing/rules/reduction.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { priceHistory, sizes } from '../tables.ts';

export interface ReductionPreview {
  /** The lowest price of the 30 days before it (X.01); null when nothing is known from then. */
  lowest: Grosze | null;
  /** The percentage the law allows; null when none (X.38). */
  saving: ReductionSaving | null;
}

/** The announcement of a price that would be in force from then on; null when it is no reduction. */
export async function previewReduction(
  { db, now }: Pick<Shop, 'db' | 'now'>,
  sizeId: number,
  wanted: { price: Grosze; regularPrice?: Grosze | null },
  at = now(),
): Promise<ReductionPreview | null> {
  const [size] = await db.select().from(sizes).where(eq(sizes.id, sizeId));
  if (!size) return null;
  const { regularPrice, reducedSince } = nextReduction(size, wanted, at);
  if (regularPrice === null || reducedSince === null) return null;
  const history = await db.select().from(priceHistory).where(eq(priceHistory.sizeId, sizeId));
  const changes = history.map(({ price, since }) => ({ price, since: since.getTime() }));
  const lowest = lowestBeforeReduction(changes, reducedSince.getTime());
  return { lowest, saving: describeReduction({ price: wanted.price, regularPrice, lowestPrice30: lowest }) };
}
