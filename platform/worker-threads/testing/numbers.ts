interface Counting {
  to: number;
  /** Runs for ever at this number. */
  stuckAt?: number;
  /** Throws at this number. */
  failsAt?: number;
}

/** A module for a worker: counts from 1. */
export default async function* countNumbers({ to, stuckAt, failsAt }: Counting): AsyncGenerator<number> {
  for (let number = 1; number <= to; number += 1) {
    for (; number === stuckAt; );
    if (number === failsAt) throw new TypeError('no such number');
    yield number;
  }
}
