import { completeSettings } from '#demo/insert-settings.ts';
import { migrate } from '#platform/db/server/migrate.ts';
import { PrimaryClient } from '#platform/db/server/primary-client.ts';
import type { Shop, ShopLog } from '#platform/shop/server/shop.ts';
import { openShop } from '#server/shop/open-shop.ts';

export interface PrepareOptions {
  databaseUrl: string;
  migrationsFolder: string;
  /** Fill the demo shop into an empty database. */
  demo: boolean;
  log: ShopLog;
  /** Shows a long step on a terminal; returns the call that ends it. */
  showProgress(what: string): () => void;
}

/** Brings the tables up to date and puts the demo shop into an empty database. */
export async function prepareDatabase(options: PrepareOptions): Promise<void> {
  const { databaseUrl, migrationsFolder, demo, showProgress } = options;
  await during(showProgress('Preparing the tables'), () => migrate(databaseUrl, migrationsFolder));
  if (!demo) return;
  const { filled, named } = await lookInside(databaseUrl);
  if (!filled) await during(showProgress('Filling the demo shop'), () => fillDemo(options));
  else if (!named) await withOpenShop(options, completeSettings);
}

async function fillDemo(options: PrepareOptions): Promise<void> {
  // Hundreds of products in code: read only by the start that needs them.
  const { fillDemoIfEmpty } = await import('#demo/fill-demo.ts');
  await withOpenShop(options, fillDemoIfEmpty);
}

async function withOpenShop({ databaseUrl, log }: PrepareOptions, work: (shop: Shop) => Promise<unknown>) {
  const shop = await openShop({ databaseUrl, log, poolSize: 2 });
  try {
    await work(shop);
  } finally {
    await shop.close();
  }
}

/** Is there a shop in it, and has it a name? */
async function lookInside(databaseUrl: string): Promise<{ filled: boolean; named: boolean }> {
  const client = new PrimaryClient({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ filled: boolean; named: boolean }>(
      `select exists (select from products) and exists (select from search_documents) as filled,
        exists (select from settings where name = 'name') as named`,
    );
    return rows[0] ?? { filled: false, named: false };
  } finally {
    await client.end();
  }
}

async function during<T>(done: () => void, task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } finally {
    done();
  }
}
