import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The relevant lines of `postmaster.pid`. */
export type Postmaster = { pid: number; port: number; status: 'starting' | 'ready' | 'stopping' };

export function readPostmaster(cluster: string): Postmaster | undefined {
  let lines: string[];
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  const status = lines[7]?.trim();
  return {
    pid,
    port: Number(lines[3]),
    status: status === 'ready' || status === 'stopping' ? status : 'starting',
  };
}

/**
 * The server that runs on this folder, if one does. After a crash the file may name a process that is gone, or a
 * stranger that got the number since; a file naming a stranger is removed, because PostgreSQL would refuse to start.
 */
export function runningPostmaster(cluster: string): Postmaster | undefined {
  const postmaster = readPostmaster(cluster);
  if (!postmaster) return undefined;
  if (isAlive(postmaster.pid) && worksIn(postmaster.pid, cluster)) return postmaster;
  if (signalReaches(postmaster.pid)) rmSync(join(cluster, 'postmaster.pid'), { force: true });
  return undefined;
}

/** Stops the server cleanly (SIGINT is the fast shutdown), and without waiting for a checkpoint if it hangs. */
export async function stopPostmaster(pid: number, cluster: string): Promise<void> {
  for (const [signal, timeout] of [
    ['SIGINT', 20_000],
    ['SIGQUIT', 5_000],
  ] as const) {
    if (!isAlive(pid) || !worksIn(pid, cluster)) return;
    process.kill(pid, signal);
    if (await waitUntil(() => !isAlive(pid), timeout)) return;
  }
  throw new Error(`PostgreSQL (process ${pid}) does not stop`);
}

/** Alive, and not a zombie waiting to be collected. */
export function isAlive(pid: number): boolean {
  if (!signalReaches(pid)) return false;
  return processStat(pid)?.state !== 'Z';
}

/** Start of the process in clock ticks since boot; distinguishes two processes with the same number (Linux). */
export function startTicks(pid: number): string {
  return processStat(pid)?.startTicks ?? '';
}

export async function waitUntil(condition: () => boolean, milliseconds: number): Promise<boolean> {
  const end = performance.now() + milliseconds;
  while (!condition()) {
    if (performance.now() > end) return false;
    await sleep(15);
  }
  return true;
}

function signalReaches(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function worksIn(pid: number, folder: string): boolean {
  // Without /proc the file's own word has to do: PostgreSQL wrote it into this folder.
  if (!existsSync('/proc/self/cwd')) return true;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder);
  } catch {
    return false;
  }
}

function processStat(pid: number): { state: string; startTicks: string } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name in parentheses may itself hold spaces; the fields after it do not.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', startTicks: fields[19] ?? '' };
  } catch {
    return undefined;
  }
}
