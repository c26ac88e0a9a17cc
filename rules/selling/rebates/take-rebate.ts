import { divideRounded } from '#rules/platform/money/divide-rounded.ts';
import type { Grosze } from '#rules/platform/money/grosze.ts';
import type { RebateEffect } from './rebate.ts';

/** What a rebate takes off goods of this worth; never more than they are worth. */
export function takeRebate(effect: RebateEffect, worth: Grosze): Grosze {
  if (effect.kind === 'free-shipping' || worth <= 0) return 0;
  if (effect.kind === 'amount') return Math.min(Math.max(0, effect.amount), worth);
  return divideRounded(worth * Math.min(100, Math.max(0, effect.percent)), 100);
}
