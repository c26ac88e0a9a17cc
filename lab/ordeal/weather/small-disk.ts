import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readdirSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isAlive } from '#platform/db/server/embedded/postmaster.ts';
import type { Report } from './trial.ts';

export interface SmallDisk {
  folder: string;
  /** Nothing more fits. */
  fill(): void;
  makeRoom(): void;
  remove(): void;
}

/** A disk of its own in memory, gone with the process that is instructed to stop; null where nobody may mount one. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  removeLeftDisks();
  const folder = mkdtempSync(path.join(tmpdir(), `shop-disk-${process.pid}-`));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder], { stdio: 'pipe' });
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
  const remove = () => {
    process.off('SIGINT', breakOff).off('SIGTERM', breakOff);
    removeDisk(folder);
  };
  const breakOff = (signal: NodeJS.Signals) => {
    remove();
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  process.on('SIGINT', breakOff).on('SIGTERM', breakOff);
  const ballast = path.join(folder, 'ballast');
  return {
    folder,
    fill() {
      const file = openSync(ballast, 'a');
      try {
        const { bavail, bsize } = statfsSync(folder);
        const chunk = Buffer.alloc(bsize);
        for (let written = 0; written < bavail + 10; written += 1) writeSync(file, chunk);
      } catch (error) {
        // Full, as it should be.
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        closeSync(file);
      }
    },
    makeRoom: () => rmSync(ballast, { force: true }),
    remove,
  };
}

/** Nobody suffered, because nothing was tried: a trial that needs a disk says so. */
export function leaveOut(tell: Report): true {
  tell('  left out: no disk of its own can be mounted here (that takes root)');
  return true;
}

/** Those of processes that were killed and could remove nothing. */
function removeLeftDisks(): void {
  for (const name of readdirSync(tmpdir())) {
    const owner = /^shop-disk-(\d+)-/.exec(name)?.[1];
    if (owner && !isAlive(Number(owner))) removeDisk(path.join(tmpdir(), name));
  }
}

/** Lazily: a shop that is just ending may still have a file open on it. */
function removeDisk(folder: string): void {
  try {
    execFileSync('umount', ['--lazy', folder], { stdio: 'pipe' });
  } catch {
    // Killed before it was mounted, the folder alone is left.
  }
  rmSync(folder, { recursive: true });
}
