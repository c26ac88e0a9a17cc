import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import type { ShopLog } from '#platform/shop/server/shop.ts';
import { postgresAccount } from './embedded/account.ts';
import { postgresBinaries } from './embedded/binaries.ts';
import { clusterFolder } from './embedded/cluster-folder.ts';
import { clusterPassword, DATABASE_OWNER, initialiseCluster } from './embedded/initialise.ts';
import { freePort, type Launch, launchServer } from './embedded/launch.ts';
import { isAlive, type Postmaster, runningPostmaster, stopPostmaster, waitUntil } from './embedded/postmaster.ts';
import { withProcessLock } from './embedded/process-lock.ts';
import { ServerUsers } from './embedded/users.ts';

const DATABASE = 'witryna';
/** Milliseconds between attempts to revive a server that does not start. */
const REVIVE_EVERY = 3000;

export type EmbeddedPostgres = {
  url: string;
  /** Leaves the server; the last process that leaves stops it. */
  stop(): Promise<void>;
};

type Options = {
  dataDir: string;
  log: Pick<ShopLog, 'info' | 'warn'>;
  /** False only where losing the data in a crash does no harm: test databases need not wait for the disk. */
  durable?: boolean;
};

/**
 * Real PostgreSQL in `dataDir/postgres`, started as a child on 127.0.0.1. A server that still runs there (its shop was
 * killed, or another process uses it) is taken over, a left lock file is seen through.
 */
export async function startEmbeddedPostgres({
  dataDir: folder,
  log,
  durable = true,
}: Options): Promise<EmbeddedPostgres> {
  const dataDir = resolve(folder);
  mkdirSync(dataDir, { recursive: true });
  const users = new ServerUsers(dataDir);
  const account = postgresAccount();
  const { launch, url, server } = await withProcessLock(lockFile(dataDir), async () => {
    const cluster = clusterFolder(dataDir, account);
    const password = clusterPassword(dataDir);
    const launch = {
      cluster,
      account,
      binaries: postgresBinaries(account),
      port: 0,
      logFile: join(dataDir, 'postgres.log'),
      durable,
    };
    await initialiseCluster(cluster, launch.binaries, account, password);
    const server = (await takeOver(cluster, log)) ?? (await start(launch, dataDir));
    const url = `postgresql://${DATABASE_OWNER}:${password}@127.0.0.1:${server.port}/${DATABASE}`;
    await ensureDatabase(url);
    users.enter();
    return { launch: { ...launch, port: server.port }, url, server };
  });
  return { url, stop: watch(launch, dataDir, server, users, log) };
}

const lockFile = (dataDir: string) => join(dataDir, 'postgres-lock');

async function takeOver(cluster: string, log: Options['log']): Promise<Postmaster | undefined> {
  const found = runningPostmaster(cluster);
  if (!found) return undefined;
  await waitUntil(() => runningPostmaster(cluster)?.status !== 'starting', 20_000);
  if (runningPostmaster(cluster)?.status === 'ready') {
    log.info({ process: found.pid }, 'PostgreSQL already runs in the data folder, using it');
    return runningPostmaster(cluster);
  }
  await stopPostmaster(found.pid, cluster);
  return undefined;
}

/** Prefers the port of the last start, so that an address written down by a person stays true. */
async function start(launch: Launch, dataDir: string): Promise<Postmaster> {
  const portFile = join(dataDir, 'postgres-port');
  const server = await launchServer({ ...launch, port: await freePort(rememberedPort(portFile)) });
  writeFileSync(portFile, String(server.port));
  return server;
}

/** Restarts the server if it dies, stops it when this process ends, and returns the orderly stop. */
function watch(launch: Launch, dataDir: string, server: Postmaster, users: ServerUsers, log: Options['log']) {
  let pid = server.pid;
  let left = false;
  let nextTry = 0;
  const revive = async () => {
    if (left) return;
    const running = runningPostmaster(launch.cluster) ?? (await launchServer(launch));
    pid = running.pid;
  };
  const watchdog = setInterval(() => {
    if (left || performance.now() < nextTry || isAlive(pid)) return;
    log.warn({ process: pid }, 'PostgreSQL ended unexpectedly, starting it again');
    nextTry = Number.POSITIVE_INFINITY; // One revival at a time.
    withProcessLock(lockFile(dataDir), revive).then(
      () => {
        nextTry = 0;
      },
      (error: Error) => {
        log.warn({ err: error }, 'PostgreSQL could not be started again');
        nextTry = performance.now() + REVIVE_EVERY;
      },
    );
  }, 500);
  watchdog.unref();
  const onExit = () => {
    const running = !left && users.leave() && runningPostmaster(launch.cluster);
    if (running) process.kill(running.pid, 'SIGINT');
  };
  const onSignal = (signal: NodeJS.Signals) => {
    // No other handler plans an orderly end: exit at once, through the exit handler above.
    if (process.listenerCount(signal) === 1) process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  process.on('exit', onExit).on('SIGINT', onSignal).on('SIGTERM', onSignal);
  return async () => {
    if (left) return;
    left = true;
    clearInterval(watchdog);
    process.off('exit', onExit).off('SIGINT', onSignal).off('SIGTERM', onSignal);
    await withProcessLock(lockFile(dataDir), async () => {
      if (users.leave()) await stopPostmaster(pid, launch.cluster);
    });
  };
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
  } catch (error) {
    if ((error as { code?: string }).code !== '3D000') throw error;
    const maintenance = new pg.Client({ connectionString: `${url.slice(0, url.lastIndexOf('/'))}/postgres` });
    await maintenance.connect();
    await maintenance.query(`create database ${DATABASE}`);
    await maintenance.end();
    return;
  }
  await client.end();
}

function rememberedPort(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    return 0;
  }
}
