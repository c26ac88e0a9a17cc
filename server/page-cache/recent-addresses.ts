/** A set of addresses that forgets the oldest beyond its size, so that strangers' addresses cannot fill the memory. */
export class RecentAddresses {
  readonly #limit: number;
  readonly #addresses = new Set<string>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  has(address: string): boolean {
    return this.#addresses.has(address);
  }

  add(address: string): void {
    this.#addresses.delete(address);
    this.#addresses.add(address);
    if (this.#addresses.size <= this.#limit) return;
    for (const oldest of this.#addresses) {
      this.#addresses.delete(oldest);
      return;
    }
  }

  /** Whether it was there. */
  delete(address: string): boolean {
    return this.#addresses.delete(address);
  }
}
