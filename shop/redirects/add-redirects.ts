import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { purgeTags } from '../db/purge-tags.ts';
import { REDIRECTS_TAG } from './find-redirect.ts';
import { redirects } from './tables.ts';

export interface Redirect {
  source: string;
  target: string;
}

export interface RefusedRedirect extends Redirect {
  reason: 'wrong-source' | 'wrong-target' | 'loop';
}

/**
 * Remembers where old addresses lead now. What would lead back to itself is refused, and a chain is shortened: a shopper
 * is sent on once at most.
 */
export async function addRedirects(db: Queries, wanted: readonly Redirect[]): Promise<RefusedRedirect[]> {
  const refused: RefusedRedirect[] = [];
  for (const one of wanted) {
    const source = readAddress(one.source);
    const target = /^https?:\/\//.test(one.target) ? one.target : readAddress(one.target);
    if (source === null || source === '/') refused.push({ ...one, reason: 'wrong-source' });
    else if (target === null) refused.push({ ...one, reason: 'wrong-target' });
    else if (!(await add(db, source, target))) refused.push({ ...one, reason: 'loop' });
  }
  if (wanted.length > refused.length) await purgeTags({ db: db }, [REDIRECTS_TAG]);
  return refused;
}

async function add(db: Queries, source: string, target: string): Promise<boolean> {
  const [onward] = await db.select().from(redirects).where(eq(redirects.source, target));
  const end = onward?.target ?? target;
  if (end === source || target === source) return false;
  await db
    .insert(redirects)
    .values({ source, target: end })
    .onConflictDoUpdate({
      target: redirects.source,
      set: { target: end },
      setWhere: sql`${redirects.target} <> ${end}`,
    });
  await db.update(redirects).set({ target: end }).where(eq(redirects.target, source));
  return true;
}

/** As browsers send it: path and query, encoded. Null when it does not lie within the shop. */
function readAddress(text: string): string | null {
  if (!/^\/(?!\/)/.test(text) || text.includes('\\') || !URL.canParse(text, 'http://shop')) return null;
  const { host, pathname, search } = new URL(text, 'http://shop');
  return host === 'shop' ? pathname + search : null;
}
