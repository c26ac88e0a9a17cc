import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Config, ConfigError, parseConfig } from '#server/config.ts';
import { describeDatabaseError } from '#server/database-error.ts';
import { findBuildId } from './build/freshness.ts';
import { showProgress } from './build/progress.ts';
import { buildIfStale } from './build.ts';
import { parseCommandLine } from './start/command-line.ts';
import { describeStart } from './start/describe-start.ts';
import { openDatabase } from './start/open-database.ts';

/** `npm start`: builds if needed, starts the database, migrates, fills the demo shop if empty, serves. */
process.env.NODE_ENV ??= 'production';
parseCommandLine({
  usage: 'npm start',
  about: [
    'Builds when the sources changed, starts the database, brings its tables up to date and opens the shop.',
    'A bare local start is a demo shop on http://localhost:3000.',
    'Settings are environment variables: docs/running.md.',
    'Exit codes: 1 the build or the start failed, 2 a setting is wrong or missing, 3 no database.',
  ],
});

const EXIT_CONFIG = 2;
const EXIT_DATABASE = 3;
/** Thrown by the server bundle, which has classes of its own. */
const OF_SETTINGS = ['PortError', 'UnsafeStartError'];

try {
  const config = parseConfig(process.env);
  const { address, server } = await openTheShop(config);
  for (const line of describeStart(address, server)) console.log(line);
} catch (error) {
  if (!(error instanceof Error)) throw error;
  if (error instanceof ConfigError || OF_SETTINGS.includes(error.name)) fail(error.message, EXIT_CONFIG);
  const sentence = describeDatabaseError(error);
  if (sentence) fail(sentence, EXIT_DATABASE);
  console.error(error.name === 'BuildError' ? error.message : error);
  process.exit(1);
}

/** Database and pages get ready side by side: a start with data present is a matter of a second or two. */
async function openTheShop(config: Config) {
  const root = join(import.meta.dirname, '..');
  const opening = openDatabase(config);
  if (config.databaseUrl) await opening;
  const [database, { serveShop }] = await Promise.all([opening, loadServer(root)]);
  return serveShop({
    config,
    database,
    showProgress,
    clientFolder: join(root, 'build', 'client'),
    mediaFolder: join(root, 'media'),
    buildId: findBuildId(root),
    migrationsFolder: join(root, 'shop', 'platform', 'db', 'migrations'),
  });
}

async function loadServer(root: string): Promise<typeof import('#server/app.ts')> {
  await buildIfStale();
  return import(pathToFileURL(join(root, 'build', 'server', 'index.js')).href);
}

function fail(sentence: string, code: number): never {
  console.error(sentence);
  process.exit(code);
}
