import type { Grosze } from '#rules/platform/money/grosze.ts';

export type InstalmentRefusal = 'below_minimum' | 'above_maximum';

/** S2.36: an amount outside the limits of a system cannot be paid through it; the limits themselves can. */
export function instalmentRefusal(amount: Grosze, limits: { min: Grosze; max: Grosze }): InstalmentRefusal | null {
  if (amount < limits.min) return 'below_minimum';
  return amount > limits.max ? 'above_maximum' : null;
}
