import { sql } from 'drizzle-orm';
import type { Database } from './connect.ts';

export const PURGE_CHANNEL = 'witryna_purge';
/** Purges every cached page. */
export const ALL_PAGES = '*';

const PAYLOAD_LIMIT = 7000; // PostgreSQL takes less than 8000 bytes per notice.
const MOST_TAGS = 5000;

/**
 * Throws away every cached page that shows something with these tags, on every node. Inside a transaction (pass
 * `{ db: tx }`) the notice goes out with the commit, so no node can render the page again from old rows.
 */
export async function purgeTags(shop: { db: Pick<Database, 'execute'> }, tags: readonly string[]): Promise<void> {
  const distinct = [...new Set(tags)];
  if (distinct.length === 0) return;
  for (const payload of distinct.length > MOST_TAGS ? [JSON.stringify([ALL_PAGES])] : payloads(distinct)) {
    await shop.db.execute(sql`select pg_notify(${PURGE_CHANNEL}, ${payload})`);
  }
}

function payloads(tags: string[]): string[] {
  const parts: string[][] = [[]];
  let size = 0;
  for (const tag of tags) {
    const cost = Buffer.byteLength(JSON.stringify(tag)) + 1;
    if (size + cost > PAYLOAD_LIMIT) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(tag);
    size += cost;
  }
  return parts.map((part) => JSON.stringify(part));
}
