import { eq } from 'drizzle-orm';
import { MENU_TAG } from '#modules/catalogue/products/rules/cache-tags.ts';
import { markOf, recordChange } from '#platform/audit/server/index.ts';
import { cached } from '#platform/cache/server/cached.ts';
import { purgeTags } from '#platform/db/server/purge-tags.ts';
import { cleanHtml } from '#platform/html/server/index.ts';
import { TEXT_PAGE_ADDRESSES } from '#platform/navigation/rules/document-addresses.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { textPageTag } from '../rules/page-snippets.ts';
import { textPages } from './tables.ts';

interface Change {
  title?: string;
  /** HTML or plain text; cleaned here. */
  body: string;
  /** Mark of the version the editor began from; a later version is not overwritten. */
  seen?: string;
}

export async function saveTextPage(
  shop: Shop,
  address: string,
  change: Change,
): Promise<'saved' | 'unknown-address' | 'title-missing' | 'stale'> {
  if (!TEXT_PAGE_ADDRESSES.some((known) => known === address)) return 'unknown-address';
  const before = await findTextPage(shop, address);
  const title = change.title?.trim() || before?.title;
  if (!title) return 'title-missing';
  const saved = { title, body: cleanHtml(change.body), updatedAt: shop.now() };
  return shop.db.transaction(async (tx) => {
    const [row] = await tx.select().from(textPages).where(eq(textPages.address, address)).for('update');
    if (row && change.seen !== undefined && markOf(row) !== change.seen) return 'stale';
    await tx
      .insert(textPages)
      .values({ address, ...saved })
      .onConflictDoUpdate({ target: textPages.address, set: saved });
    await recordChange(tx, shop, {
      action: 'page.saved',
      object: { kind: 'page', id: address },
      from: before && { title: before.title, body: before.body },
      to: { title: saved.title, body: saved.body },
    });
    // The first text of an address adds a link to every page.
    await purgeTags({ db: tx }, row ? [textPageTag(address)] : [textPageTag(address), MENU_TAG]);
    return 'saved';
  });
}

export const getWrittenPages = cached({ seconds: 300, tags: [MENU_TAG] }, async ({ db }) => {
  const rows = await db.select({ address: textPages.address }).from(textPages).orderBy(textPages.address);
  return rows.map(({ address }) => `/${address}`);
});

export interface TextPage {
  title: string;
  /** HTML, cleaned when saved. */
  body: string;
  updatedAt: Date;
  mark: string;
}

export async function findTextPage(shop: Shop, address: string): Promise<TextPage | null> {
  const [row] = await shop.db.select().from(textPages).where(eq(textPages.address, address));
  return row ? { title: row.title, body: row.body, updatedAt: row.updatedAt, mark: markOf(row) } : null;
}

/** Every written page, for checks of what a shop must say. */
export function listPageTexts({ db }: Pick<Shop, 'db'>): Promise<{ address: string; body: string }[]> {
  return db.select({ address: textPages.address, body: textPages.body }).from(textPages);
}
