import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/db/server/embedded-postgres.ts';
import { PrimaryClient } from '#platform/db/server/primary-client.ts';
import type { Config } from '#server/config.ts';
import { showProgress } from '../build/progress.ts';

const log = {
  info() {},
  warn(_details: object, message: string) {
    console.error(message);
  },
};

/** The database of DATABASE_URL, or the embedded one, started. */
export async function openDatabase(config: Config): Promise<EmbeddedPostgres> {
  if (config.databaseUrl) return knockAt(config.databaseUrl);
  const done = showProgress('Starting PostgreSQL');
  try {
    return await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  } finally {
    done();
  }
}

/** Knocks first: a wrong address or password is reported at once, not after the build. */
async function knockAt(url: string): Promise<EmbeddedPostgres> {
  const client = new PrimaryClient({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  await client.end();
  return { url, stop: async () => {} };
}
