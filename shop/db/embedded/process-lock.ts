import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, startTicks } from './postmaster.ts';

/** Runs one task at a time per lock file, across processes. A lock left by a killed process is broken. */
export async function withProcessLock<T>(lockFile: string, task: () => Promise<T>): Promise<T> {
  while (!takeLock(lockFile)) await sleep(25);
  try {
    return await task();
  } finally {
    rmSync(lockFile, { force: true });
  }
}

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
    writeFileSync(lockFile, `${process.pid} ${startTicks(process.pid)}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    if (isAbandoned(lockFile)) rmSync(lockFile, { force: true });
    return false;
  }
}

/** Its process is gone, or was killed between making the file and writing into it. */
function isAbandoned(lockFile: string): boolean {
  const [pid, ticks] = readOrEmpty(lockFile).split(' ');
  if (pid) return !isSameProcess(Number(pid), ticks ?? '');
  const made = statSync(lockFile, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  return Date.now() - made > 5000;
}
