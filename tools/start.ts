import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EmbeddedPostgres } from '#platform/db/server/embedded-postgres.ts';
import { type Config, ConfigError, parseConfig } from '#server/config.ts';
import { describeDatabaseError } from '#server/database-error.ts';
import { createLog } from '#server/log.ts';
import { notifyStarter } from '#server/processes/messages.ts';
import { keepProcesses, TIMEOUT_MS, WorkerStartError } from '#server/processes/supervise-processes.ts';
import { findWorkerFacts, type WorkerFacts } from '#server/processes/worker-facts.ts';
import { shutDownOnSignal } from '#server/shut-down.ts';
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

const ROOT = join(import.meta.dirname, '..');
const PLACES = {
  showProgress,
  clientFolder: join(ROOT, 'build', 'client'),
  mediaFolder: join(ROOT, 'media'),
  migrationsFolder: join(ROOT, 'platform', 'db', 'server', 'migrations'),
};
const EXIT_CONFIG = 2;
const EXIT_DATABASE = 3;
/** Thrown by the server bundle, which has classes of its own. */
const OF_SETTINGS = ['PortError', 'UnsafeStartError'];

try {
  const config = parseConfig(process.env);
  const worker = findWorkerFacts();
  if (worker) await serveAsWorker(config, worker);
  else for (const line of await openTheShop(config)) console.log(line);
} catch (error) {
  if (!(error instanceof Error)) throw error;
  if (error instanceof WorkerStartError) process.exit(error.exitCode);
  if (error instanceof ConfigError || OF_SETTINGS.includes(error.name)) fail(error.message, EXIT_CONFIG);
  const sentence = describeDatabaseError(error);
  if (sentence) fail(sentence, EXIT_DATABASE);
  console.error(error.name === 'BuildError' ? error.message : error);
  process.exit(1);
}

/** Database and pages get ready side by side: a start with data present is a matter of a second or two. */
async function openTheShop(config: Config): Promise<string[]> {
  const opening = openDatabase(config);
  if (config.databaseUrl) await opening;
  if (config.processes > 1) {
    const [database] = await Promise.all([opening, buildIfStale()]);
    return openProcesses(config, database);
  }
  const [database, { serveShop }] = await Promise.all([opening, loadServer()]);
  const { address, server } = await serveShop({ ...PLACES, config, database, buildId: findBuildId(ROOT) });
  return describeStart(address, server);
}

/** O.46: this process starts the database and the workers, and serves no requests itself. */
async function openProcesses(config: Config, database: EmbeddedPostgres): Promise<string[]> {
  const log = createLog(config);
  const { processes: count, port } = config;
  const timeout = TIMEOUT_MS + config.drainSeconds * 1000;
  const processes = await keepProcesses({ count, port, databaseUrl: database.url, log, timeout });
  shutDownOnSignal(log, [
    { what: 'processes', run: processes.close, timeout: timeout + 5000 },
    { what: 'database', run: database.stop, timeout: 10_000 },
  ]);
  return processes.lines;
}

async function serveAsWorker(config: Config, { databaseUrl }: WorkerFacts): Promise<void> {
  const { serveShop } = await loadServer();
  const database = { url: databaseUrl, stop: async () => {} };
  const buildId = findBuildId(ROOT);
  const { address, server } = await serveShop({ ...PLACES, config, database, buildId, isWorker: true });
  notifyStarter({ kind: 'ready', lines: describeStart(address, server) });
}

async function loadServer(): Promise<typeof import('#server/app.ts')> {
  await buildIfStale();
  return import(pathToFileURL(join(ROOT, 'build', 'server', 'index.js')).href);
}

function fail(sentence: string, code: number): never {
  console.error(sentence);
  process.exit(code);
}
