import { setImmediate } from 'node:timers/promises';

/** The event loop continues after this time. */
const SLICE_MS = 8;

export async function inSlices<Result>(steps: Generator<undefined, Result>): Promise<Result> {
  for (let begun = performance.now(); ; ) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - begun < SLICE_MS) continue;
    await setImmediate();
    begun = performance.now();
  }
}

export function atOnce<Result>(steps: Generator<undefined, Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
