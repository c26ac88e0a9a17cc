import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { findDatabaseIdentity } from '#platform/db/server/find-purges.ts';
import { isMissing } from '#platform/files/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/time/rules/units.ts';
import { type Column, parseSnapshot, writeSnapshot } from './snapshot-file.ts';

/** Changes after a snapshot are read from the records, which is quick. */
const WRITE_EVERY_MS = 10 * MINUTE_MS;
/** Before the snapshot is too old to be used. */
const REWRITE_AFTER_MS = 10 * HOUR_MS;
/** Records of changes are deleted after a day. */
const OLDEST = '20 hours';

interface HeldIndex {
  /** Unique after every change. */
  readonly changes: number;
}

export interface IndexKind<Index extends HeldIndex> {
  name: string;
  /** Differs when the columns mean something else. */
  version(): string;
  /** The columns must not change afterwards. */
  store(index: Index, shop: Shop): Promise<ReadonlyMap<string, Column>>;
  restore(columns: ReadonlyMap<string, Column>): Index | undefined;
}

export interface Snapshot<Index> {
  index: Index;
  /** The index has everything committed by transactions below this number. */
  horizon: string;
}

/**
 * Stores an index below DATA_DIR, shared by the processes of a machine, so that a start does not read the whole
 * catalogue. A file that may not match the database is ignored (decision 56).
 */
export class IndexSnapshots<Index extends HeldIndex> {
  readonly #folder: string;
  readonly #kind: IndexKind<Index>;
  #stored: { changes: number; at: number } | undefined;
  /** The database of the found file. */
  #identity: string | undefined;
  #writing: Promise<void> | undefined;
  #closed = false;

  constructor(folder: string, kind: IndexKind<Index>) {
    this.#folder = folder;
    this.#kind = kind;
  }

  async find(shop: Shop): Promise<Snapshot<Index> | undefined> {
    const identity = await this.#identify(shop);
    this.#identity = identity;
    const file = await readFile(this.#path(identity)).catch((err: unknown) => {
      if (!isMissing(err)) shop.log.warn({ err }, `The ${this.#kind.name} kept on the disk could not be read`);
      return undefined;
    });
    const found = file && parseSnapshot(file);
    if (!found || found.identity !== identity || !(await isKnown(shop, found.token))) return undefined;
    const index = this.#kind.restore(found.columns);
    if (!index) return undefined;
    this.#stored = { changes: index.changes, at: performance.now() };
    return { index, horizon: found.horizon };
  }

  offer(shop: Shop, snapshot: Snapshot<Index>): void {
    if (this.#closed || this.#writing || !this.#isDue(snapshot.index)) return;
    this.#writing = this.#write(shop, snapshot)
      .catch((err: unknown) => shop.log.warn({ err }, `The ${this.#kind.name} was not kept on the disk`))
      .finally(() => {
        this.#writing = undefined;
      });
  }

  async settled(): Promise<void> {
    await this.#writing;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.settled();
  }

  #isDue({ changes }: Index): boolean {
    if (!this.#stored) return true;
    const age = performance.now() - this.#stored.at;
    return age > (changes === this.#stored.changes ? REWRITE_AFTER_MS : WRITE_EVERY_MS);
  }

  async #write(shop: Shop, { index, horizon }: Snapshot<Index>): Promise<void> {
    const wasStored = this.#stored !== undefined;
    // Also after a failure: a full disk is not tried with every read.
    this.#stored = { changes: index.changes, at: performance.now() };
    const columns = await this.#kind.store(index, shop);
    const identity = await this.#identify(shop);
    // After a failover the file would restore what the new server lacks.
    if (identity !== (this.#identity ?? identity)) return;
    const path = this.#path(identity);
    if (wasStored && (await isYoung(path))) return;
    const token = randomUUID();
    const unfinished = `${path}.${process.pid}`;
    await mkdir(this.#folder, { recursive: true });
    try {
      const file = await open(unfinished, 'w');
      try {
        for (const piece of writeSnapshot({ identity, token, horizon, columns })) await file.write(piece);
      } finally {
        await file.close();
      }
      await shop.db.execute(sql`
        with old as (delete from listing_snapshots where taken_at < now() - interval '1 day')
        insert into listing_snapshots (token) values (${token})`);
      // A reader finds the old or the new file.
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    await this.#removeOthers();
  }

  /** Database, its timeline, and the version of the shop. */
  async #identify(shop: Shop): Promise<string> {
    return `${await findDatabaseIdentity(shop.pool)} ${this.#kind.version()}`;
  }

  #path(identity: string): string {
    return join(this.#folder, createHash('sha256').update(identity).digest('hex').slice(0, 16));
  }

  /** After a day, because another version may still use its file. */
  async #removeOthers(): Promise<void> {
    for (const name of await readdir(this.#folder)) {
      const path = join(this.#folder, name);
      if ((await ageOf(path)) > DAY_MS) await rm(path, { force: true });
    }
  }
}

/** A database without the token was restored from an older backup; an old token has lost changes. */
async function isKnown(shop: Shop, token: string): Promise<boolean> {
  const { rows } = await shop.db.execute(sql`
    select from listing_snapshots where token = ${token} and taken_at > now() - ${OLDEST}::interval`);
  return rows.length > 0;
}

/** Another process of this machine just wrote it. */
async function isYoung(path: string): Promise<boolean> {
  return (await ageOf(path)) < WRITE_EVERY_MS;
}

async function ageOf(path: string): Promise<number> {
  const about = await stat(path).catch(() => undefined);
  return about ? Date.now() - about.mtimeMs : Number.POSITIVE_INFINITY;
}
