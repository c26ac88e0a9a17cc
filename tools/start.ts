import { join } from 'node:path';
import { ConfigError, readConfig } from '#server/config.ts';
import { describeDatabaseError } from '#server/database-error.ts';
import { startEmbeddedPostgres } from '#shop/db/embedded-postgres.ts';
import { showProgress } from './build/progress.ts';
import { buildIfStale } from './build.ts';

/** `npm start`: builds if needed, starts the database, migrates, fills the demo shop if empty, serves. */
process.env.NODE_ENV ??= 'production';

const EXIT_CONFIG = 2;
const EXIT_DATABASE = 3;

const quietLog = { info() {}, warn: (_details: object, message: string) => console.error(message) };

try {
  const config = readConfig(process.env);
  const [database] = await Promise.all([openDatabase(config), buildIfStale()]);
  const built = join(import.meta.dirname, '..', 'build');
  const { serveShop } = (await import(join(built, 'server', 'index.js'))) as typeof import('#server/app.ts');
  const { address } = await serveShop({ config, database, showProgress, clientFolder: join(built, 'client') });
  console.log(`The shop is open: ${address}`);
} catch (error) {
  if (!(error instanceof Error)) throw error;
  if (error instanceof ConfigError) fail(error.message, EXIT_CONFIG);
  const sentence = describeDatabaseError(error);
  if (sentence) fail(sentence, EXIT_DATABASE);
  console.error(error);
  process.exit(1);
}

async function openDatabase(config: ReturnType<typeof readConfig>) {
  const database = config.databaseUrl
    ? { url: config.databaseUrl, stop: async () => {} }
    : await withProgress('Starting PostgreSQL', startEmbeddedPostgres({ dataDir: config.dataDir, log: quietLog }));
  const { migrate } = await import('#shop/db/migrate.ts');
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

function fail(sentence: string, code: number): never {
  console.error(sentence);
  process.exit(code);
}
