import { divideRounded } from './divide-rounded.ts';
import type { Grosze } from './grosze.ts';

export interface Saving {
  amount: Grosze;
  /** Whole per cent of the former price. */
  percent: number;
}

/** What the shopper saves against a former price; null when nothing is saved. */
export function describeSaving(former: Grosze, now: Grosze): Saving | null {
  if (former <= 0 || now >= former) return null;
  const amount = former - now;
  const percent = divideRounded(amount * 100, former);
  // A product that still costs something is never announced as free.
  return { amount, percent: now > 0 ? Math.min(percent, 99) : percent };
}
