import { setImmediate } from 'node:timers/promises';

/** Others have their turn after so long. */
const SLICE_MS = 8;

/** Works alongside the work of the shop: between two steps whoever waits goes first, once a slice is over. */
export async function inSlices<Result>(steps: Generator<undefined, Result>): Promise<Result> {
  for (let begun = performance.now(); ; ) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - begun < SLICE_MS) continue;
    await setImmediate();
    begun = performance.now();
  }
}

/** All at once: for few documents, or where nobody waits. */
export function atOnce<Result>(steps: Generator<undefined, Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
