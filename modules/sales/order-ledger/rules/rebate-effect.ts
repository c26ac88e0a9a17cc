import { divideRounded, type Grosze } from '#platform/money/rules/grosze.ts';

export type RebateEffect =
  | { kind: 'percent'; percent: number }
  /** In the price type of the shop. */
  | { kind: 'amount'; amount: Grosze }
  | { kind: 'free-shipping' };

/** Never more than the goods are worth. */
export function takeRebate(effect: RebateEffect, worth: Grosze): Grosze {
  if (effect.kind === 'free-shipping' || worth <= 0) return 0;
  if (effect.kind === 'amount') return Math.min(Math.max(0, effect.amount), worth);
  return divideRounded(worth * Math.min(100, Math.max(0, effect.percent)), 100);
}
