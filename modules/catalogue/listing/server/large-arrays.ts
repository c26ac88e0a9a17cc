/** Listings in progress at the same time. */
const MAX_POOLED = 4;

/**
 * Reuses arrays with an entry per product: in a large catalogue new ones would cost more garbage collection than the
 * listing.
 */
export class LargeArrays<Kind extends Uint8Array | Uint16Array> {
  readonly #make: (length: number) => Kind;
  #free: Kind[] = [];

  constructor(make: (length: number) => Kind) {
    this.#make = make;
  }

  /** The content is left over from an earlier use. */
  take(length: number): Kind {
    const free = this.#free.pop();
    return free?.length === length ? free : this.#make(length);
  }

  /** An array that is not returned is only garbage. */
  giveBack(array: Kind): void {
    if (this.#free.length < MAX_POOLED) this.#free.push(array);
  }
}
