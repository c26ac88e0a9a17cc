import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface MemorySample {
  /** Part of the time that has passed, 0 to 1. */
  at: number;
  /** Megabytes of the process that keeps the others, of each that serves, and of PostgreSQL with all its processes. */
  megabytes: Record<string, number>;
}

/** Memory of the shop's processes and of its PostgreSQL; pages that processes share are counted once, by parts. */
export function sampleMemory(shopPid: number, dataDir: string): Record<string, number> {
  const postmaster = Number(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  const workers = childrenOf(shopPid);
  return {
    keeper: proportionalMegabytes(shopPid),
    ...Object.fromEntries(workers.map((pid, place) => [`worker ${place + 1}`, proportionalMegabytes(pid)])),
    PostgreSQL: sumOf([postmaster, ...childrenOf(postmaster)]),
  };
}

/** All processes of a shop whose database runs by itself. */
export function shopMegabytes(shopPid: number): number {
  return sumOf([shopPid, ...childrenOf(shopPid)]);
}

function sumOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + proportionalMegabytes(pid), 0);
}

export function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
    .map(Number);
}

function parentOf(name: string): number {
  return Number(/^PPid:\s+(\d+)/m.exec(readOrEmpty(`/proc/${name}/status`))?.[1] ?? 0);
}

/** A process that ended between two looks holds nothing. */
function proportionalMegabytes(pid: number): number {
  const kilobytes = /^Pss:\s+(\d+) kB/m.exec(readOrEmpty(`/proc/${pid}/smaps_rollup`))?.[1];
  return Number(kilobytes ?? 0) / 1024;
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
