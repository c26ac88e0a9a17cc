import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { findDatabaseIdentity } from '#platform/db/server/find-purges.ts';
import { isMissing } from '#platform/files/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/time/rules/units.ts';
import { type Column, parseSnapshot, writeSnapshot } from './snapshot-file.ts';

/** However much changes: what a snapshot misses is read again by the notes of changes, which is quick. */
const WRITE_EVERY_MS = 10 * MINUTE_MS;
/** Before it is too old to be used, though nothing changed. */
const REWRITE_AFTER_MS = 10 * HOUR_MS;
/** Notes of changes are kept for a day: an older snapshot no longer knows what it missed. */
const OLDEST = '20 hours';

/** An index that processes hold in memory. */
interface HeldIndex {
  /** Another number after every change. */
  readonly changes: number;
}

/** What an index has to know to be in a file. */
export interface IndexKind<Index extends HeldIndex> {
  /** For the log. */
  name: string;
  /** Another one when columns mean something else. */
  version(): string;
  /** Its columns, which must not change any more. */
  store(index: Index, shop: Shop): Promise<ReadonlyMap<string, Column>>;
  /** None when a column is missing. */
  restore(columns: ReadonlyMap<string, Column>): Index | undefined;
}

export interface Snapshot<Index> {
  index: Index;
  /** Everything committed by transactions below this number is in the index. */
  horizon: string;
}

/**
 * An index as a file below DATA_DIR, so that a start does not read the whole catalogue. Processes of one machine share it.
 * A file that can be doubted is not used: all is read as if there were none (decision 56).
 */
export class IndexSnapshots<Index extends HeldIndex> {
  readonly #folder: string;
  readonly #kind: IndexKind<Index>;
  /** After how many changes the index of this process was last the same as a file, and when. */
  #stored: { changes: number; at: number } | undefined;
  /** The database that was asked for a file, before the index was read from it. */
  #identity: string | undefined;
  #writing: Promise<void> | undefined;
  #closed = false;

  constructor(folder: string, kind: IndexKind<Index>) {
    this.#folder = folder;
    this.#kind = kind;
  }

  /** The snapshot of this database, if there is one to be trusted. */
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

  /** Writes the index alongside the work of the shop, when it is time. */
  offer(shop: Shop, snapshot: Snapshot<Index>): void {
    if (this.#closed || this.#writing || !this.#isDue(snapshot.index)) return;
    this.#writing = this.#write(shop, snapshot)
      .catch((err: unknown) => shop.log.warn({ err }, `The ${this.#kind.name} was not kept on the disk`))
      .finally(() => {
        this.#writing = undefined;
      });
  }

  /** Waits for what is being written. */
  async settled(): Promise<void> {
    await this.#writing;
  }

  /** The same, and writes no more. */
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
    // Also when it fails: a full disk is not tried again with every look.
    this.#stored = { changes: index.changes, at: performance.now() };
    const columns = await this.#kind.store(index, shop);
    const identity = await this.#identify(shop);
    // Another server took over meanwhile: what it lacks must not come back with the next start.
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
      // Whoever reads at this moment finds the old file or the new one.
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    await this.#removeOthers();
  }

  /** Which database this is, in which life, read by which version of the shop. */
  async #identify(shop: Shop): Promise<string> {
    return `${await findDatabaseIdentity(shop.pool)} ${this.#kind.version()}`;
  }

  #path(identity: string): string {
    return join(this.#folder, createHash('sha256').update(identity).digest('hex').slice(0, 16));
  }

  /** Of other versions and databases, and what a broken-off process left; a day old, for they may be in use next to this one. */
  async #removeOthers(): Promise<void> {
    for (const name of await readdir(this.#folder)) {
      const path = join(this.#folder, name);
      if ((await ageOf(path)) > DAY_MS) await rm(path, { force: true });
    }
  }
}

/** A database that does not know the snapshot was brought back from before it; one that knows it for long has forgotten changes. */
async function isKnown(shop: Shop, token: string): Promise<boolean> {
  const { rows } = await shop.db.execute(sql`
    select from listing_snapshots where token = ${token} and taken_at > now() - ${OLDEST}::interval`);
  return rows.length > 0;
}

/** Another process of this machine wrote it a moment ago. */
async function isYoung(path: string): Promise<boolean> {
  return (await ageOf(path)) < WRITE_EVERY_MS;
}

async function ageOf(path: string): Promise<number> {
  const about = await stat(path).catch(() => undefined);
  return about ? Date.now() - about.mtimeMs : Number.POSITIVE_INFINITY;
}
