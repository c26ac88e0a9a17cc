import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { isAlive, readPostmaster } from './embedded/postmaster.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'witryna-postgres-'));
const cluster = join(dataDir, 'postgres');
const children: ChildProcess[] = [];

/** Starts a process that holds the server; its address is the first line it prints. */
async function hold(): Promise<{ child: ChildProcess; url: string; log: () => string; stop(): Promise<void> }> {
  const script = join(import.meta.dirname, '../testing/hold-postgres.ts');
  const child = spawn(process.execPath, [script, dataDir], { stdio: 'pipe' });
  children.push(child);
  let log = '';
  child.stderr.on('data', (chunk) => {
    log += chunk;
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk) => resolve(String(chunk).trim()));
    child.once('exit', () => reject(new Error(log)));
  });
  const stop = async () => {
    const ended = once(child, 'exit');
    child.stdin.write('stop\n');
    await ended;
  };
  return { child, url, log: () => log, stop };
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const pid = () => readPostmaster(cluster)?.pid ?? 0;
const gone = (id: number) => vi.waitFor(() => expect(isAlive(id)).toBe(false), { timeout: 60_000 });

afterEach(async () => {
  for (const child of children.splice(0)) if (child.exitCode === null && child.signalCode === null) await kill(child);
});
afterAll(async () => {
  const last = pid();
  if (last && isAlive(last)) {
    process.kill(last, 'SIGINT');
    await gone(last);
  }
  rmSync(dataDir, { recursive: true, force: true });
});

describe('embedded PostgreSQL', () => {
  it('starts in a folder without a cluster, keeps its password to itself, and stops with its only user', async () => {
    // State after an interrupted first start: the cluster is made next to its folder and moved there when complete.
    mkdirSync(`${cluster}.new/base`, { recursive: true });
    const { url, stop } = await hold();
    await query(url, 'create table kept as select 1 as n');
    expect(await query(url, 'show fsync')).toEqual([{ fsync: 'on' }]);
    expect(statSync(join(dataDir, 'postgres-password')).mode & 0o777).toBe(0o600);
    expect(new URL(url).hostname).toBe('127.0.0.1');
    const server = pid();
    await stop();
    expect(isAlive(server)).toBe(false);
  });

  it('is taken over when its shop was killed with kill -9 and it still runs', async () => {
    const first = await hold();
    await query(first.url, 'insert into kept values (2)');
    const server = pid();
    await kill(first.child);
    expect(isAlive(server)).toBe(true);
    const second = await hold();
    expect(pid()).toBe(server);
    expect(second.log()).toContain('already runs');
    expect(await query(second.url, 'select n from kept order by n')).toEqual([{ n: 1 }, { n: 2 }]);
    await second.stop();
    expect(isAlive(server)).toBe(false);
  });

  it('recovers when it was killed together with its shop and left its lock file', async () => {
    const first = await hold();
    await query(first.url, 'insert into kept values (3)');
    const server = pid();
    await kill(first.child);
    process.kill(server, 'SIGKILL');
    await gone(server);
    expect(pid()).toBe(server);
    const second = await hold();
    expect(pid()).not.toBe(server);
    expect(await query(second.url, 'select count(*)::int as n from kept')).toEqual([{ n: 3 }]);
    await second.stop();
  });

  it('is not fooled by a lock file that names a stranger', async () => {
    const stranger = spawn('sleep', ['60']);
    children.push(stranger);
    const lines = [stranger.pid, cluster, 0, 1, '', '127.0.0.1', '', 'ready'];
    writeFileSync(join(cluster, 'postmaster.pid'), lines.join('\n'));
    const { url, stop } = await hold();
    expect(await query(url, 'select 1 as n')).toEqual([{ n: 1 }]);
    await stop();
    expect(isAlive(stranger.pid ?? 0)).toBe(true);
  });

  it('breaks the start lock of a process that was killed', async () => {
    writeFileSync(join(dataDir, 'postgres-lock'), '999999 1');
    const { stop } = await hold();
    await stop();
  });

  it('is shared by processes on one folder; the last one to leave stops it', async () => {
    const [first, second] = await Promise.all([hold(), hold()]);
    expect(first.url).toBe(second.url);
    const server = pid();
    await first.stop();
    expect(await query(second.url, 'select 1 as n')).toEqual([{ n: 1 }]);
    await second.stop();
    expect(isAlive(server)).toBe(false);
  });

  it('is started again on the same port when it dies', async () => {
    const { url, stop } = await hold();
    const server = pid();
    process.kill(server, 'SIGKILL');
    await vi.waitFor(async () => expect(await query(url, 'select 1 as n')).toEqual([{ n: 1 }]), 60_000);
    expect(pid()).not.toBe(server);
    await stop();
  });

  it('is tried again when it could not be started at first', async () => {
    const { url, log, stop } = await hold();
    // Without this folder PostgreSQL refuses to start.
    renameSync(join(cluster, 'global'), join(cluster, 'global-away'));
    process.kill(pid(), 'SIGKILL');
    await vi.waitFor(() => expect(log()).toContain('could not be started again'), 60_000);
    renameSync(join(cluster, 'global-away'), join(cluster, 'global'));
    await vi.waitFor(async () => expect(await query(url, 'select 1 as n')).toEqual([{ n: 1 }]), 60_000);
    await stop();
  });

  it('ends with its shop when the shop is stopped and plans nothing itself', async () => {
    const { child } = await hold();
    const server = pid();
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([143, null]);
    await gone(server);
  });
});
