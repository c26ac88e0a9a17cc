import { sql } from 'drizzle-orm';
import type { Shop } from '#shop/platform/shop.ts';

/** Of one search there is nothing left after twelve days. */
const GONE = 0.3;
const MOST = 5000;

/** Once a day: what nobody looks for any more is forgotten. */
export async function fadePopularQueries(shop: Shop): Promise<void> {
  await shop.db.execute(sql`update popular_queries set weight = weight * 0.9`);
  await shop.db.execute(sql`
    delete from popular_queries where weight < ${GONE}
      or text in (select text from popular_queries order by weight desc, text offset ${MOST})`);
}
