import { asc, eq, max, sql } from 'drizzle-orm';
import { HOME_TAG } from '#modules/catalogue/products/rules/cache-tags.ts';
import type { HomeBlock, HomeBlockKind } from '#modules/content/home/rules/home-blocks.ts';
import { markOf, moveRow, type OwnedRows, removeRow, saveSeenRow } from '#platform/audit/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { homeBlocks } from './tables.ts';

const OWNED: OwnedRows<typeof homeBlocks> = {
  table: homeBlocks,
  kind: 'home-block',
  tags: [HOME_TAG],
};

/** The rows of the main page, those that cannot be shown included. */
export function listManagedBlocks({ db }: Shop) {
  return db.select().from(homeBlocks).orderBy(asc(homeBlocks.position), asc(homeBlocks.id));
}

export async function findManagedBlock({ db }: Shop, id: number) {
  if (!isRowId(id)) return null;
  const [row] = await db.select().from(homeBlocks).where(eq(homeBlocks.id, id));
  return row ? { ...row, mark: markOf(row) } : null;
}

/** Puts a block at the end of the main page. */
export async function addBlock(shop: Shop, { kind, content }: Pick<HomeBlock, 'kind' | 'content'>) {
  const [last] = await shop.db.select({ position: max(homeBlocks.position) }).from(homeBlocks);
  const position = (last?.position ?? 0) + 1;
  return saveSeenRow(shop, OWNED, null, { kind, content, position }, undefined);
}

/** Fills a block anew. */
export async function saveBlock(
  shop: Shop,
  id: number,
  { kind, content }: { kind: HomeBlockKind; content: object },
  seen: string | undefined,
): Promise<'saved' | 'stale' | 'unknown'> {
  const known = await findManagedBlock(shop, id);
  if (known?.kind !== kind) return 'unknown';
  const outcome = await saveSeenRow(shop, OWNED, id, { kind, content, position: known.position }, seen);
  if (outcome === 'stale') return 'stale';
  return outcome.ok ? 'saved' : 'unknown';
}

export function moveBlock(shop: Shop, id: number, places: number): Promise<boolean> {
  return moveRow(shop, OWNED, id, places);
}

export function removeBlock(shop: Shop, id: number): Promise<'removed' | 'used' | 'unknown'> {
  return removeRow(shop, OWNED, id, async () => false);
}

/** Whether a block names the banner: without it the block would lose what it shows. */
export async function isBannerUsed(db: Pick<Shop['db'], 'execute'>, id: number): Promise<boolean> {
  const { rows } = await db.execute<{ used: boolean }>(sql`
    select exists (select from home_blocks where content -> 'banners' @> to_jsonb(${id}::int)
      or content -> 'banner' = to_jsonb(${id}::int)) as used`);
  return rows[0]?.used ?? false;
}
