import pg from 'pg';
import { migrate } from '#shop/db/migrate.ts';
import type { ShopLog } from '#shop/shop.ts';

export interface PrepareOptions {
  databaseUrl: string;
  migrationsFolder: string;
  /** Fill the demo shop into an empty database. */
  demo: boolean;
  log: ShopLog;
  /** Tells a waiting person what takes long; returns the call that ends it. */
  showProgress(what: string): () => void;
}

/** Brings the tables up to date and puts the demo shop into an empty database. */
export async function prepareDatabase(options: PrepareOptions): Promise<void> {
  const { databaseUrl, migrationsFolder, demo, showProgress } = options;
  await during(showProgress('Preparing the tables'), () => migrate(databaseUrl, migrationsFolder));
  if (!demo || (await isFilled(databaseUrl))) return;
  await during(showProgress('Filling the demo shop'), () => fillDemo(options));
}

async function fillDemo({ databaseUrl, log }: PrepareOptions): Promise<void> {
  // Hundreds of products in code: read only by the start that needs them.
  const [{ fillDemoIfEmpty }, { openShop }] = await Promise.all([
    import('#shop/demo/fill-demo.ts'),
    import('#shop/open-shop.ts'),
  ]);
  const shop = await openShop({ databaseUrl, log, poolSize: 2 });
  try {
    await fillDemoIfEmpty(shop);
  } finally {
    await shop.close();
  }
}

async function isFilled(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ filled: boolean }>(
      'select exists (select from products) and exists (select from search_documents) as filled',
    );
    return rows[0]?.filled === true;
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
