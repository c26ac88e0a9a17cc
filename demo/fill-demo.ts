import { count, sql } from 'drizzle-orm';
import { demoProducts } from '#demo/catalogue/models.ts';
import { insertCatalogue } from '#demo/insert-catalogue.ts';
import { insertComplaints } from '#demo/insert-complaints.ts';
import { insertContent } from '#demo/insert-content.ts';
import { insertLists } from '#demo/insert-lists.ts';
import { insertReturns } from '#demo/insert-returns.ts';
import { insertSales } from '#demo/insert-sales.ts';
import { insertSettings } from '#demo/insert-settings.ts';
import { insertStaff } from '#demo/insert-staff.ts';
import { reindexProducts } from '#modules/catalogue/search/server/index.ts';
import { ALL_PAGES, purgeTags } from '#platform/db/server/purge-tags.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { products, searchDocuments } from '#server/shop/schema.ts';

export type FillProgress = (step: string) => void;

export interface FillOptions {
  /** All dates of the demo are counted from here. */
  now: Date;
  progress?: FillProgress;
}

/** Any number, the same on every node: only one fills. */
const fillLock = 7_420_313;

/** Fills the demo shop when there is no product yet; true when it did. */
export async function fillDemoIfEmpty(shop: Shop, progress: FillProgress = () => {}): Promise<boolean> {
  const filled = await fill(shop, { now: shop.now(), progress }, true);
  // A start that was cut off between filling and indexing must not leave a shop without search.
  if (filled || (await isEmpty(shop, searchDocuments))) await reindexProducts(shop);
  return filled;
}

/** Fills the demo shop into empty tables; fails when they are not. */
export async function fillDemo(shop: Shop, options: FillOptions): Promise<void> {
  await fill(shop, options, false);
  await reindexProducts(shop);
}

async function fill(shop: Shop, { now, progress = () => {} }: FillOptions, onlyIfEmpty: boolean): Promise<boolean> {
  return shop.db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${fillLock})`);
    if (onlyIfEmpty && !(await isEmpty({ db: transaction }, products))) return false;
    progress(`Filling the demo shop: ${demoProducts.length} products`);
    await insertCatalogue(transaction, demoProducts, now);
    await insertSettings(transaction);
    await insertContent(transaction, now);
    await insertSales(transaction, now);
    await insertComplaints(transaction, now);
    await insertLists(transaction, now);
    await insertReturns(transaction, now);
    await insertStaff({ db: transaction, now: () => now });
    await purgeTags({ db: transaction }, [ALL_PAGES]);
    return true;
  });
}

async function isEmpty(
  shop: { db: Pick<Shop['db'], 'select'> },
  table: typeof products | typeof searchDocuments,
): Promise<boolean> {
  const [row] = await shop.db.select({ found: count() }).from(table).limit(1);
  return row?.found === 0;
}
