import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { breakLock, withProcessLock } from './process-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'witryna-lock-'));
const lockFile = join(folder, 'lock');
const ABANDONED = '999999 1';
afterAll(() => rmSync(folder, { recursive: true }));

describe('a lock between processes', () => {
  it('lets one task run at a time, also after an abandoned lock was broken', async () => {
    writeFileSync(lockFile, ABANDONED);
    let running = 0;
    let max = 0;
    const task = async () => {
      running += 1;
      max = Math.max(max, running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
    };
    await Promise.all([1, 2, 3].map(() => withProcessLock(lockFile, task)));
    expect(max).toBe(1);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('that was taken since it looked abandoned stays with its new owner', () => {
    const taken = `${process.pid} 77`;
    writeFileSync(lockFile, taken);
    breakLock(lockFile, ABANDONED);
    expect(readFileSync(lockFile, 'utf8')).toBe(taken);
    breakLock(lockFile, taken);
    breakLock(lockFile, taken);
    expect(readdirSync(folder)).toEqual([]);
  });
});
