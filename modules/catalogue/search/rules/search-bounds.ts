import type { Grosze } from '#platform/money/rules/grosze.ts';

export interface SearchBounds {
  from: Grosze | null;
  to: Grosze | null;
  /** `xl`, `42`, `3941` (`sizeKey`). */
  sizes: string[];
  /** „tani”, „najtańszy”: cheapest first. */
  cheapest: boolean;
}

export const NO_BOUNDS: SearchBounds = { from: null, to: null, sizes: [], cheapest: false };

export function isBounded({ from, to, sizes, cheapest }: SearchBounds): boolean {
  return from !== null || to !== null || sizes.length > 0 || cheapest;
}
