import type { Shop } from '#platform/shop/server/shop.ts';
import type { FeedName } from '../rules/feeds.ts';
import { feedMakings } from './tables.ts';

type FeedMaking = typeof feedMakings.$inferSelect;

/** Called when a feed was read to its end. */
export async function recordFeedMaking(
  shop: Pick<Shop, 'db' | 'now'>,
  feed: FeedName,
  { products, items }: { products: number; items: number },
): Promise<void> {
  const made = { madeAt: shop.now(), products, items };
  await shop.db
    .insert(feedMakings)
    .values({ feed, ...made })
    .onConflictDoUpdate({ target: feedMakings.feed, set: made });
}

export async function listFeedMakings({ db }: Pick<Shop, 'db'>): Promise<Map<FeedName, FeedMaking>> {
  const rows = await db.select().from(feedMakings);
  return new Map(rows.map((row) => [row.feed, row]));
}
