const FIRST = 15;
const LONGEST = 6 * 60 * 60;

/** Seconds to wait after this many failed tries: 15 s, 1 min, 4 min, 16 min, 64 min, then every six hours at most. */
export function retryDelay(attempts: number): number {
  return Math.min(LONGEST, FIRST * 4 ** (attempts - 1));
}
