/** Addresses remembered; enough for everything shoppers really ask for between two visits. */
const REMEMBERED = 5000;

/**
 * Lets an address with parameters in only when it is asked for again: there are endlessly many of them, and a flood of
 * made-up ones must not push out the pages shoppers look at. Plain addresses are as many as the shop has pages.
 */
export class SecondVisit {
  readonly #seen = new Set<string>();

  admits(key: string): boolean {
    if (!key.includes('?')) return true;
    if (this.#seen.delete(key)) return true;
    this.#seen.add(key);
    if (this.#seen.size > REMEMBERED) {
      const [oldest] = this.#seen;
      if (oldest !== undefined) this.#seen.delete(oldest);
    }
    return false;
  }
}
