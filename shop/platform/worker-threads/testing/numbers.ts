/** A module for a worker: counts, and at `stuckAt` runs for ever, at `failsAt` throws. */
export default async function* (input: { to: number; stuckAt?: number; failsAt?: number }) {
  for (let number = 1; number <= input.to; number += 1) {
    for (; number === input.stuckAt; );
    if (number === input.failsAt) throw new TypeError('no such number');
    yield number;
  }
}
