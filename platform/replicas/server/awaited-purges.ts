import { isVisible, type ShownTransactions } from './shown-transactions.ts';

/** More than this and it is enough to know the highest. */
const MAX_NUMBERS = 1000;

/**
 * The purges that one replica must show before it is read again: a page made after a purge from a replica without the change
 * would be cached with old data.
 */
export class AwaitedPurges {
  readonly #missing = new Set<number>();
  /** Everything up to this number must be over there. */
  #floor = 0;
  #highest = 0;

  /** A purge of an unknown number waits until the next look at the primary says what numbers are over. */
  receive(transaction: number | undefined, shown: ShownTransactions | undefined): void {
    if (transaction === undefined) {
      this.#floor = Number.POSITIVE_INFINITY;
      return;
    }
    this.#highest = Math.max(this.#highest, transaction);
    if (shown && isVisible(shown, transaction)) return;
    this.#missing.add(transaction);
    if (this.#missing.size > MAX_NUMBERS) this.startOver();
  }

  /** All below this number is over on the primary. */
  advance(since: number): void {
    if (this.#floor === Number.POSITIVE_INFINITY) this.#floor = Math.max(since - 1, this.#highest);
  }

  /** The replica was away: after a crash it may show less than it did before. */
  startOver(): void {
    this.#missing.clear();
    this.#floor = Math.max(this.#floor, this.#highest);
  }

  areShown(shown: ShownTransactions): boolean {
    for (const transaction of this.#missing) if (isVisible(shown, transaction)) this.#missing.delete(transaction);
    if (this.#missing.size > 0) return false;
    if (this.#floor > 0 && shown.xmin <= this.#floor) return false;
    this.#floor = 0;
    return true;
  }
}
