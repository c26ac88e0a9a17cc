import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, startTicks } from './postmaster.ts';

/** Runs one task at a time per lock file, across processes. A lock left by a killed process is broken. */
export async function withProcessLock<T>(lockFile: string, task: () => Promise<T>): Promise<T> {
  while (!takeLock(lockFile)) await sleep(25);
  try {
    return await task();
  } finally {
    // Only its own lock: another process may hold the file by now.
    if (readOrEmpty(lockFile) === ownMark()) rmSync(lockFile, { force: true });
  }
}

const ownMark = () => `${process.pid} ${startTicks(process.pid)}`;

/** Whether the process is still the one that was noted down: numbers of ended processes are given out again. */
export function isSameProcess(pid: number, ticks: string): boolean {
  return isAlive(pid) && startTicks(pid) === ticks;
}

export function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function takeLock(lockFile: string): boolean {
  try {
    writeFileSync(lockFile, ownMark(), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const content = readOrEmpty(lockFile);
    if (isAbandoned(lockFile, content)) breakLock(lockFile, content);
    return false;
  }
}

/** Its process is gone, or was killed between making the file and writing into it. */
function isAbandoned(lockFile: string, content: string): boolean {
  const [pid, ticks] = content.split(' ');
  if (pid) return !isSameProcess(Number(pid), ticks ?? '');
  const made = statSync(lockFile, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  return Date.now() - made > 5000;
}

/**
 * Removes the lock that was content to be abandoned, and no other. Another waiter may have broken and taken it since: the
 * file is moved aside in one step, looked at there, and put back if it is a new one.
 */
export function breakLock(lockFile: string, content: string): void {
  const aside = `${lockFile}.${process.pid}-${Math.random().toString(36).slice(2, 10)}`;
  try {
    renameSync(lockFile, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  try {
    if (readOrEmpty(aside) !== content) linkSync(aside, lockFile);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}
