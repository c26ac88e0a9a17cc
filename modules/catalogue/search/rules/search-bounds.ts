import type { Grosze } from '#platform/money/rules/grosze.ts';

/** Limits a text sets besides its words. */
export interface SearchBounds {
  from: Grosze | null;
  to: Grosze | null;
  /** `xl`, `42`, `3941`: small letters and digits alone (`sizeKey`). */
  sizes: string[];
  /** „tani”, „najtańszy”: the cheapest first. */
  cheapest: boolean;
}

export const NO_BOUNDS: SearchBounds = { from: null, to: null, sizes: [], cheapest: false };

export function isBounded({ from, to, sizes, cheapest }: SearchBounds): boolean {
  return from !== null || to !== null || sizes.length > 0 || cheapest;
}
