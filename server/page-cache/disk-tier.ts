import type { Purge } from '#platform/db/server/purge-tags.ts';
import { DAY_MS, HOUR_MS } from '#platform/time/rules/units.ts';
import { StoredAnswer } from '../stored-answer.ts';
import type { PageFiles } from './page-folder.ts';
import type { CachedPage } from './page-store.ts';
import { PurgeLog } from './purge-log.ts';

/** Purges are known of this time at least: see `findRecentPurges`. */
const OLDEST_MS = DAY_MS;
/** A page that did not change is written again after this time, before its file is too old to be served. */
const REWRITE_AFTER_MS = HOUR_MS / 2;

/** Pages on the disk, given out only while no purge of what they show is known (decision 30). */
export class DiskTier {
  readonly #folder: PageFiles;
  /** Build and settings as they are now: other ones make other pages. */
  readonly #version: () => string;
  readonly #now: () => number;
  readonly #log = new PurgeLog();

  constructor(folder: PageFiles, version: () => string, now: () => number = Date.now) {
    this.#folder = folder;
    this.#version = version;
    this.#now = now;
  }

  get bytes(): number {
    return this.#folder.bytes;
  }

  /** The state of purges, passed back with a page that is begun now. */
  get since(): number {
    return this.#log.since;
  }

  open(identity: string, purges: readonly Purge[]): void {
    for (const { tags, transaction } of purges) this.#log.receive(tags, transaction);
    this.#folder.open(`${this.#version()} ${identity}`);
  }

  receive(tags: readonly string[], transaction: number | undefined): void {
    this.#log.receive(tags, transaction);
  }

  advance(since: number): void {
    this.#log.advance(since);
  }

  async find(key: string): Promise<CachedPage | undefined> {
    const file = await this.#folder.find(key);
    if (!file) return undefined;
    const { tags, since, madeAt, freshUntil, staleUntil, answer } = file;
    const now = this.#now();
    if (staleUntil < now || madeAt < now - OLDEST_MS || madeAt > now || !this.#log.isTrue(tags, since))
      return undefined;
    const stored = StoredAnswer.unpack(answer);
    return { answer: stored, tags, freshUntil, staleUntil, refreshFrom: freshUntil, visits: 0, writtenAt: madeAt };
  }

  /** Writes a page that was begun when `since` was known; `old` is what it takes the place of. */
  keep(key: string, page: CachedPage, since: number, old: CachedPage | undefined): void {
    const now = this.#now();
    if (old && old.answer.digest === page.answer.digest && now - old.writtenAt < REWRITE_AFTER_MS) {
      page.writtenAt = old.writtenAt;
      return;
    }
    if (since === 0) return;
    page.writtenAt = now;
    const { tags, freshUntil, staleUntil, answer } = page;
    void this.#folder.write({
      key,
      tags: [...tags],
      since,
      madeAt: now,
      freshUntil,
      staleUntil,
      answer: answer.pack(),
    });
  }

  remove(key: string): void {
    void this.#folder.remove(key);
  }

  close(): Promise<void> {
    return this.#folder.close();
  }
}
