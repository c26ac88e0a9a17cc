import { join } from 'node:path';
import { type Config, ConfigError, readConfig } from '#server/config.ts';
import { describeDatabaseError } from '#server/database-error.ts';
import { buildIfStale } from './build.ts';
import { prepareDatabase } from './start/prepare-database.ts';

/** `npm start`: builds if needed, starts the database, migrates, fills the demo shop if empty, serves. */
process.env.NODE_ENV ??= 'production';

const EXIT_CONFIG = 2;
const EXIT_DATABASE = 3;

try {
  const config = readConfig(process.env);
  const { address } = await openTheShop(config);
  console.log(`The shop is open: ${address}`);
} catch (error) {
  if (!(error instanceof Error)) throw error;
  if (error instanceof ConfigError || error.name === 'PortError') fail(error.message, EXIT_CONFIG);
  const sentence = describeDatabaseError(error);
  if (sentence) fail(sentence, EXIT_DATABASE);
  console.error(error.name === 'BuildError' ? error.message : error);
  process.exit(1);
}

async function openTheShop(config: Config) {
  const [database] = await Promise.all([prepareDatabase(config), buildIfStale()]);
  const root = join(import.meta.dirname, '..');
  const built = join(root, 'build');
  const { serveShop } = (await import(join(built, 'server', 'index.js'))) as typeof import('#server/app.ts');
  return serveShop({ config, database, clientFolder: join(built, 'client'), mediaFolder: join(root, 'media') });
}

function fail(sentence: string, code: number): never {
  console.error(sentence);
  process.exit(code);
}
