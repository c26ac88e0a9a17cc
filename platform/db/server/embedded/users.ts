import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTicks } from './postmaster.ts';
import { isSameProcess, readOrEmpty } from './process-lock.ts';

/**
 * Which processes use the embedded server of a data folder (a shop, a tool next to it, tests). The last one to leave
 * stops it; a process that was killed does not count, however it ended.
 */
export class ServerUsers {
  readonly #folder: string;
  readonly #mine: string;

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'postgres-users');
    this.#mine = `${process.pid}-${Math.random().toString(36).slice(2, 10)}`;
  }

  enter(): void {
    mkdirSync(this.#folder, { recursive: true });
    writeFileSync(join(this.#folder, this.#mine), startTicks(process.pid));
  }

  /** Returns true when no other user is left. */
  leave(): boolean {
    rmSync(join(this.#folder, this.#mine), { force: true });
    return readdirSync(this.#folder).every((name) => !isUsing(this.#folder, name));
  }
}

function isUsing(folder: string, name: string): boolean {
  const pid = Number(name.split('-')[0]);
  if (isSameProcess(pid, readOrEmpty(join(folder, name)))) return true;
  rmSync(join(folder, name), { force: true });
  return false;
}
