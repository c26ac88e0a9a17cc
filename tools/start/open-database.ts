import type { Config } from '#server/config.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#shop/db/embedded-postgres.ts';
import { showProgress } from '../build/progress.ts';

const log = {
  info() {},
  warn(_details: object, message: string) {
    console.error(message);
  },
};

/** The database of DATABASE_URL, or the embedded one, started. */
export async function openDatabase(config: Config): Promise<EmbeddedPostgres> {
  if (config.databaseUrl) return { url: config.databaseUrl, stop: async () => {} };
  const done = showProgress('Starting PostgreSQL');
  try {
    return await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  } finally {
    done();
  }
}
