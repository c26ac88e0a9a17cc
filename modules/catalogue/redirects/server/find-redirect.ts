import { inArray } from 'drizzle-orm';
import { cached } from '#platform/cache/server/cached.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { redirects } from './tables.ts';

export const REDIRECTS_TAG = 'redirects';
const MAX_ANSWERS = 5000;

/** Recent answers, also negative ones: robots request the same missing pages again and again. */
const answers = cached({ seconds: 300, tags: [REDIRECTS_TAG] }, async () => new Map<string, string | null>());

/** Where the page of this path and query is now; null when unknown. For addresses without a page. */
export async function findRedirect(shop: Shop, address: string): Promise<string | null> {
  const cached = await answers(shop);
  const remembered = cached.get(address);
  if (remembered !== undefined) return remembered;
  const wanted = spellings(address);
  const rows = await shop.db.select().from(redirects).where(inArray(redirects.source, wanted));
  const found = wanted.flatMap((source) => rows.find((row) => row.source === source)?.target ?? [])[0] ?? null;
  if (cached.size >= MAX_ANSWERS) cached.clear();
  cached.set(address, found);
  return found;
}

/** The exact address first, then without its query, then without or with a slash at the end. */
function spellings(address: string): string[] {
  const [path = ''] = address.split('?');
  const bare = path.replace(/(?<!\/)\/+$/, '');
  return [...new Set([address, path, bare, `${bare}/`])].filter((source) => source !== '');
}
