import { max, sql } from 'drizzle-orm';
import { firstModelId } from '#demo/catalogue/expand-models.ts';
import { demoProducts } from '#demo/catalogue/models.ts';
import { countCategoryProducts } from '#modules/catalogue/products/server/index.ts';
import { reindexProducts } from '#modules/catalogue/search/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { ALL_PAGES, purgeTags } from '#platform/db/server/purge-tags.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { listingChanges, products } from '#server/shop/schema.ts';
import { bulkTables, insertBulk, prepareBulk } from './insert-bulk.ts';
import { planBulkProduct } from './plan-bulk.ts';

export interface Growth {
  /** How many products the shop shall have in the end. */
  products: number;
  now: Date;
  /** `copied` while they come, `products` when they are kept, `search` at the beginning (0) and the end of indexing. */
  progress(step: 'copied' | 'products' | 'search', done: number): void;
}

const batchSize = 5_000;
/** Bulk products have numbers of their own, so that growing twice goes on where it stopped. */
const firstBulkId = 100_001;

/** Multiplies the demo shop for measurements; the shop must already hold the demo. Answers how many products came. */
export async function growCatalogue(shop: Shop, growth: Growth): Promise<number> {
  const models = demoProducts.filter((product) => product.id >= firstModelId);
  const [row] = await shop.db.select({ highest: max(products.id) }).from(products);
  const from = Math.max(0, (row?.highest ?? 0) - firstBulkId + 1);
  const to = growth.products - demoProducts.length;
  if (to <= from) return 0;
  await shop.db.transaction(async (transaction) => {
    await trustReferences(transaction);
    await prepareBulk(transaction, firstBulkId);
    await withRebuiltIndexes(transaction, bulkTables, async () => {
      for (let done = from; done < to; done += batchSize) {
        const length = Math.min(batchSize, to - done);
        const batch = Array.from({ length }, (_, i) => planBulkProduct(done + i, firstBulkId, models));
        await insertBulk(transaction, batch, growth.now);
        growth.progress('copied', done + length);
      }
    });
    // Triggers may have slept: a shop that runs alongside must read its catalogue again.
    await transaction.insert(listingChanges).values({ productId: null });
  });
  growth.progress('products', to);
  await countCategoryProducts(shop.db);
  await shop.db.execute(sql`analyze`);
  growth.progress('search', 0);
  await reindexProducts(shop);
  await shop.db.execute(sql`analyze search_documents, search_words`);
  await purgeTags(shop, [ALL_PAGES]);
  growth.progress('search', to);
  return to - from;
}

/** Copied rows refer to what the same statement made, so checking each again is only work; a plain user may not skip it. */
async function trustReferences(transaction: Transaction): Promise<void> {
  const { rows } = await transaction.execute<{ may: boolean }>(
    sql`select rolsuper as may from pg_roles where rolname = current_user`,
  );
  if (rows[0]?.may) await transaction.execute(sql`set local session_replication_role = replica`);
}

/**
 * Takes the indexes of tables, all but primary keys, away while many rows come, and builds them again at the end: far faster than
 * keeping them up to date row by row. In the caller's transaction, so that a stop halfway loses nothing.
 */
async function withRebuiltIndexes(
  transaction: Transaction,
  tables: readonly string[],
  insert: () => Promise<void>,
): Promise<void> {
  const { rows } = await transaction.execute<{ name: string; definition: string }>(sql`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index
    where indrelid = any(${sql.param([...tables])}::regclass[]) and not indisprimary`);
  for (const { name } of rows) await transaction.execute(sql.raw(`drop index ${name}`));
  await insert();
  await transaction.execute(sql`set local maintenance_work_mem = '256MB'`);
  for (const { definition } of rows) await transaction.execute(sql.raw(definition));
}
