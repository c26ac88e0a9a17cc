import { ALL_PAGES } from '#platform/db/server/purge-tags.ts';

/** More tags than a day of changes has; beyond that all pages count as purged. */
const MAX_TAGS = 200_000;

/**
 * Which purge of a tag was the last, by the number of its transaction. Whether a page that was kept elsewhere is still true is
 * asked when it is read: nothing has to be found and deleted at a purge, so nothing can be forgotten.
 */
export class PurgeLog {
  readonly #last = new Map<string, number>();
  #all = 0;
  /**
   * All transactions below this number were over, and their purges received, when it was set: a page begun now shows their
   * changes. 0 while it is unknown.
   */
  since = 0;

  /** A purge without a number comes from no code of this version: all that was kept before the next `advance` is purged. */
  receive(tags: readonly string[], transaction = Number.POSITIVE_INFINITY): void {
    if (tags.includes(ALL_PAGES) || !Number.isFinite(transaction)) this.#all = Math.max(this.#all, transaction);
    else for (const tag of tags) this.#last.set(tag, Math.max(this.#last.get(tag) ?? 0, transaction));
    if (this.#last.size > MAX_TAGS) this.#forget();
  }

  advance(since: number): void {
    this.since = since;
    if (this.#all === Number.POSITIVE_INFINITY) this.#all = since - 1;
  }

  /** Whether a page with these tags, begun when `since` was known, shows what is true now. */
  isTrue(tags: readonly string[], since: number): boolean {
    // A number from the future belongs to another life of the database.
    if (since <= this.#all || since > this.since || since === 0) return false;
    return tags.every((tag) => (this.#last.get(tag) ?? 0) < since);
  }

  #forget(): void {
    for (const transaction of this.#last.values()) this.#all = Math.max(this.#all, transaction);
    this.#last.clear();
  }
}
