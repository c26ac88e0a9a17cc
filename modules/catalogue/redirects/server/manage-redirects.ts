import { and, asc, eq, gt, ilike, or } from 'drizzle-orm';
import { recordChange } from '#platform/audit/server/index.ts';
import { likePattern } from '#platform/db/server/like-pattern.ts';
import { purgeTags } from '#platform/db/server/purge-tags.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { addRedirects, parseRedirectAddress, type RedirectRefusal } from './add-redirects.ts';
import { REDIRECTS_TAG } from './find-redirect.ts';
import { redirects } from './tables.ts';

/** By their old addresses; `text` is part of either address, `after` the last one of the page before. */
export function listRedirects(
  { db }: Shop,
  { text = '', after = '', limit }: { text?: string; after?: string; limit: number },
) {
  const like = likePattern(text);
  return db
    .select({ source: redirects.source, target: redirects.target })
    .from(redirects)
    .where(
      and(
        text === '' ? undefined : or(ilike(redirects.source, like), ilike(redirects.target, like)),
        after === '' ? undefined : gt(redirects.source, after),
      ),
    )
    .orderBy(asc(redirects.source))
    .limit(limit);
}

/** Sends those who ask for an old address to where its page is now. */
export async function addRedirect(
  shop: Shop,
  redirect: { source: string; target: string },
): Promise<'added' | RedirectRefusal> {
  return shop.db.transaction(async (tx) => {
    const source = parseRedirectAddress(redirect.source) ?? '';
    const [before] = await tx.select().from(redirects).where(eq(redirects.source, source)).for('update');
    const { refused } = await addRedirects(tx, [redirect], shop.now());
    if (refused[0]) return refused[0].reason;
    await recordChange(tx, shop, {
      action: 'redirect.added',
      object: { kind: 'redirect', id: source },
      from: before && { target: before.target },
      to: { target: redirect.target },
    });
    return 'added';
  });
}

export async function removeRedirect(shop: Shop, source: string): Promise<boolean> {
  return shop.db.transaction(async (tx) => {
    const [gone] = await tx.delete(redirects).where(eq(redirects.source, source)).returning();
    if (!gone) return false;
    await recordChange(tx, shop, {
      action: 'redirect.removed',
      object: { kind: 'redirect', id: source },
      from: { target: gone.target },
    });
    await purgeTags({ db: tx }, [REDIRECTS_TAG]);
    return true;
  });
}
