import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Account } from './account.ts';
import { isAlive, type Postmaster, readPostmaster } from './postmaster.ts';

const LOG_LIMIT = 5_000_000;
const TIMEOUT_MS = 60_000;

export type Launch = {
  cluster: string;
  binaries: string;
  account: Account | undefined;
  port: number;
  logFile: string;
  durable: boolean;
};

export async function launchServer(launch: Launch): Promise<Postmaster> {
  const attempts = 8;
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await launchOnce(launch);
    if (typeof outcome !== 'string') return outcome;
    // Helpers of a killed server need a moment to notice that it is gone.
    if (attempt === attempts || !/shared memory block|already exists/.test(outcome)) {
      throw new Error(`PostgreSQL does not start: ${outcome}`);
    }
    await sleep(1000);
  }
}

export async function freePort(wanted: number): Promise<number> {
  return (await tryPort(wanted)) ?? (await tryPort(0)) ?? wanted;
}

/** PG* variables of the person's shell must not bend the shop's own server. */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } as NodeJS.ProcessEnv;
}

async function launchOnce({
  cluster,
  binaries,
  account,
  port,
  logFile,
  durable,
}: Launch): Promise<Postmaster | string> {
  const large = (statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT;
  const log = openSync(logFile, large ? 'w' : 'a', 0o600);
  const logStart = statSync(logFile).size;
  const child = spawn(join(binaries, 'postgres'), ['-D', cluster, ...serverSettings(port, durable)], {
    uid: account?.uid,
    gid: account?.gid,
    cwd: '/',
    env: postgresEnvironment(),
    stdio: ['ignore', log, log],
    // Its own process group: Ctrl+C reaches the shop alone, which lets running requests finish first.
    detached: true,
  });
  closeSync(log);
  child.unref();
  let failure: Error | undefined;
  child.on('error', (error) => {
    failure = error;
  });
  const end = performance.now() + TIMEOUT_MS;
  while (performance.now() < end) {
    if (failure) return failure.message;
    const postmaster = readPostmaster(cluster);
    if (postmaster?.pid === child.pid && postmaster?.status === 'ready') return postmaster;
    if (child.exitCode !== null || (child.pid && !isAlive(child.pid))) {
      return readFileSync(logFile, 'utf8').slice(logStart).trim() || `it ended with code ${child.exitCode}`;
    }
    await sleep(15);
  }
  return `it was not ready after ${TIMEOUT_MS / 1000} seconds, see ${logFile}`;
}

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : undefined));
    });
  });
}

/** Settings of the embedded server: a shop's data, safe on disk, on a machine it shares with the shop itself. */
function serverSettings(port: number, durable: boolean): string[] {
  const quarter = Math.floor(totalmem() / 4 / 1_048_576);
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 100,
    shared_buffers: `${Math.max(32, Math.min(256, quarter))}MB`,
    effective_cache_size: `${Math.max(128, quarter * 2)}MB`,
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    random_page_cost: 1.1,
    // A kept order is on the disk before the shopper reads "thank you".
    fsync: durable ? 'on' : 'off',
    synchronous_commit: durable ? 'on' : 'off',
    full_page_writes: durable ? 'on' : 'off',
    wal_compression: 'on',
    max_wal_size: '2GB',
    checkpoint_timeout: '10min',
    // Short queries never win back what compiling them costs.
    jit: 'off',
    timezone: 'UTC',
    log_min_messages: 'warning',
    log_checkpoints: 'off',
    log_timezone: 'UTC',
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
