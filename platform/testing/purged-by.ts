import { PURGE_CHANNEL, parsePurge } from '#platform/db/server/purge-tags.ts';
import type { Shop } from '#platform/shop/server/shop.ts';

/** The purged tags of this work, as every node receives them. */
export async function purgedBy(shop: Pick<Shop, 'pool'>, work: () => Promise<unknown>): Promise<string[]> {
  const client = await shop.pool.connect();
  const tags: string[] = [];
  try {
    client.on('notification', ({ payload }) => tags.push(...(parsePurge(payload)?.tags ?? [])));
    await client.query(`listen ${PURGE_CHANNEL}`);
    await work();
    // Earlier notifications arrive with the answer.
    await client.query('select 1');
    return tags;
  } finally {
    client.release(true);
  }
}
