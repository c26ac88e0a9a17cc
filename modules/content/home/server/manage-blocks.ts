import { asc, eq, max, sql } from 'drizzle-orm';
import { HOME_TAG } from '#modules/catalogue/products/rules/cache-tags.ts';
import { markOf, moveRow, type OwnedRows, removeRow, saveSeenRow } from '#platform/audit/server/index.ts';
import { cached } from '#platform/cache/server/cached.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Queries, Transaction } from '#platform/db/server/connect.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { type HomeBlock, type HomeBlockKind, parseHomeBlock } from '../rules/home-blocks.ts';
import { homeBlocks } from './tables.ts';

const OWNED: OwnedRows<typeof homeBlocks> = {
  table: homeBlocks,
  kind: 'home-block',
  tags: [HOME_TAG],
};

export function listManagedBlocks({ db }: Shop) {
  return db.select().from(homeBlocks).orderBy(asc(homeBlocks.position), asc(homeBlocks.id));
}

export async function findManagedBlock({ db }: Shop, id: number) {
  if (!isRowId(id)) return null;
  const [row] = await db.select().from(homeBlocks).where(eq(homeBlocks.id, id));
  return row ? { ...row, mark: markOf(row) } : null;
}

export async function addBlock(shop: Shop, { kind, content }: Pick<HomeBlock, 'kind' | 'content'>) {
  const [last] = await shop.db.select({ position: max(homeBlocks.position) }).from(homeBlocks);
  const position = (last?.position ?? 0) + 1;
  return saveSeenRow(shop, OWNED, null, { kind, content, position }, undefined);
}

export async function saveBlock(
  shop: Shop,
  id: number,
  { kind, content }: { kind: HomeBlockKind; content: object },
  seen: string | undefined,
): Promise<'saved' | 'stale' | 'unknown'> {
  const stored = await findManagedBlock(shop, id);
  if (stored?.kind !== kind) return 'unknown';
  const outcome = await saveSeenRow(shop, OWNED, id, { kind, content, position: stored.position }, seen);
  if (outcome === 'stale') return 'stale';
  return outcome.ok ? 'saved' : 'unknown';
}

export function moveBlock(shop: Shop, id: number, places: number): Promise<boolean> {
  return moveRow(shop, OWNED, id, places);
}

export function removeBlock(shop: Shop, id: number): Promise<'removed' | 'used' | 'unknown'> {
  return removeRow(shop, OWNED, id, async () => false);
}

export async function isBannerUsed(db: Pick<Shop['db'], 'execute'>, id: number): Promise<boolean> {
  const { rows } = await db.execute<{ used: boolean }>(sql`
    select exists (select from home_blocks where content -> 'banners' @> to_jsonb(${id}::int)
      or content -> 'banner' = to_jsonb(${id}::int)) as used`);
  return rows[0]?.used ?? false;
}

export async function replaceBlocks(
  tx: Transaction,
  given: readonly Pick<HomeBlock, 'kind' | 'content'>[],
): Promise<void> {
  await tx.delete(homeBlocks);
  for (const [at, { kind, content }] of given.entries()) {
    const block = parseHomeBlock({ id: at + 1, kind, content });
    if (!block) throw new Error(`Block ${at + 1} of the main page cannot be shown: ${kind}`);
    await tx.insert(homeBlocks).values({ ...block, position: at + 1 });
  }
}

export const ofHome = { seconds: 60, tags: [HOME_TAG], whileListening: true };

export const listHomeBlocks = cached(ofHome, async (shop): Promise<HomeBlock[]> => {
  const rows = await shop.db.select().from(homeBlocks).orderBy(homeBlocks.position, homeBlocks.id);
  return rows.flatMap((row) => parseHomeBlock(row) ?? []);
});

/** Whether a picture belongs to a banner, or is in a block of the main page. */
export async function findPictureUses(db: Queries, file: string): Promise<{ asPhoto: boolean; inText: boolean }> {
  const { rows } = await db.execute<{ asPhoto: boolean; inText: boolean }>(sql`
    select exists (select from banners where ${file} in (src_mobile, src_tablet, src_desktop)) as "asPhoto",
      exists (select from home_blocks where position(${file} in content::text) > 0) as "inText"`);
  return rows[0] ?? { asPhoto: false, inText: false };
}
