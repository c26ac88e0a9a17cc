import type { Config } from '#server/config.ts';
import { startEmbeddedPostgres } from '#shop/db/embedded-postgres.ts';
import { migrate } from '#shop/db/migrate.ts';
import { fillDemoIfEmpty } from '#shop/demo/fill-demo.ts';
import { openShop } from '#shop/open-shop.ts';
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
  const shop = await openShop({ databaseUrl, log: { ...log, error: log.warn }, poolSize: 2 });
  try {
    await fillDemoIfEmpty(shop);
  } finally {
    await shop.close();
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
