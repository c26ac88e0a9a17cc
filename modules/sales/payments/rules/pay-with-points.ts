import type { Grosze } from '#platform/money/rules/grosze.ts';

/** Points that pay this amount; the last point may be worth more than what is left. */
export function pointsFor(amount: Grosze, worthOfPoint: Grosze): number {
  return amount <= 0 ? 0 : Math.ceil(amount / worthOfPoint);
}

/** What so many points pay of an amount. */
export function paidByPoints(points: number, amount: Grosze, worthOfPoint: Grosze): Grosze {
  return Math.max(0, Math.min(amount, Math.floor(points) * worthOfPoint));
}
