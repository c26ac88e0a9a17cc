/** Listings that are made at the same time. */
const MAX_POOLED = 4;

/**
 * Arrays with a place for every product, used again by the next listing: of a large catalogue new ones for each would keep the
 * collector busier than the listing.
 */
export class LargeArrays<Kind extends Uint8Array | Uint16Array> {
  readonly #make: (length: number) => Kind;
  #free: Kind[] = [];

  constructor(make: (length: number) => Kind) {
    this.#make = make;
  }

  /** One of this length; what it holds is left over from others. */
  take(length: number): Kind {
    const free = this.#free.pop();
    return free?.length === length ? free : this.#make(length);
  }

  /** From whoever will not look at it any more. One that is not given back is lost, which is no harm. */
  giveBack(array: Kind): void {
    if (this.#free.length < MAX_POOLED) this.#free.push(array);
  }
}
