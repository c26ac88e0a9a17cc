import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface SmallDisk {
  folder: string;
  /** Nothing more fits. */
  fill(): void;
  makeRoom(): void;
  remove(): void;
}

/** A disk of its own in memory; null where nobody may mount one. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder], { stdio: 'pipe' });
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
  const ballast = path.join(folder, 'ballast');
  return {
    folder,
    fill() {
      const file = openSync(ballast, 'a');
      try {
        const { bavail, bsize } = statfsSync(folder);
        const chunk = Buffer.alloc(bsize);
        for (let written = 0; written < bavail + 10; written += 1) writeSync(file, chunk);
      } catch {
        // Full, as it should be.
      } finally {
        closeSync(file);
      }
    },
    makeRoom: () => rmSync(ballast, { force: true }),
    remove() {
      execFileSync('umount', [folder], { stdio: 'pipe' });
      rmSync(folder, { recursive: true });
    },
  };
}
