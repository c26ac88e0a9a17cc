import pg from 'pg';
import type { Config } from '#server/config.ts';
import { startEmbeddedPostgres } from '#shop/db/embedded-postgres.ts';
import { migrate } from '#shop/db/migrate.ts';
import { showProgress } from '../build/progress.ts';

const log = {
  info() {},
  warn(_details: object, message: string) {
    console.error(message);
  },
};

/** A database with all tables, and the demo shop when it was empty: the embedded one, or that of DATABASE_URL. */
export async function prepareDatabase(config: Config): Promise<{ url: string; stop(): Promise<void> }> {
  const database = config.databaseUrl
    ? { url: config.databaseUrl, stop: async () => {} }
    : await withProgress('Starting PostgreSQL', startEmbeddedPostgres({ dataDir: config.dataDir, log }));
  await withProgress('Preparing the tables', migrate(database.url));
  if (config.demo) await withProgress('Filling the demo shop', fillDemo(database.url));
  return database;
}

async function fillDemo(databaseUrl: string): Promise<void> {
  if (await isFilled(databaseUrl)) return;
  // Hundreds of products in code: read only by the start that needs them.
  const [{ fillDemoIfEmpty }, { openShop }] = await Promise.all([
    import('#shop/demo/fill-demo.ts'),
    import('#shop/open-shop.ts'),
  ]);
  const shop = await openShop({ databaseUrl, log: { ...log, error: log.warn }, poolSize: 2 });
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

async function withProgress<T>(what: string, task: Promise<T>): Promise<T> {
  const done = showProgress(what);
  try {
    return await task;
  } finally {
    done();
  }
}
