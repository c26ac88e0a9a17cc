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

/** A database with all tables: the embedded one, or that of DATABASE_URL. */
export async function prepareDatabase(config: Config): Promise<{ url: string; stop(): Promise<void> }> {
  const database = config.databaseUrl
    ? { url: config.databaseUrl, stop: async () => {} }
    : await withProgress('Starting PostgreSQL', startEmbeddedPostgres({ dataDir: config.dataDir, log }));
  await withProgress('Preparing the tables', migrate(database.url));
  return database;
}

async function withProgress<T>(what: string, task: Promise<T>): Promise<T> {
  const done = showProgress(what);
  try {
    return await task;
  } finally {
    done();
  }
}
