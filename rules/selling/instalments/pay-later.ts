import type { Grosze } from '#rules/platform/money/grosze.ts';

/** One offer of paying in instalments, with the amounts it is open for. */
export interface InstalmentSystem {
  id: string;
  name: string;
  min: Grosze;
  max: Grosze;
  /** Numbers of monthly instalments to choose from, rising. */
  months: number[];
  /** Yearly interest in per mille: 99 is 9.9 %. */
  annualPermille: number;
}

/** Buying now and paying the whole amount later. */
export interface DeferredPayment {
  name: string;
  days: number;
  min: Grosze;
  max: Grosze;
}

/** What a shop offers to those who do not pay at once. */
export interface PayLater {
  instalments: InstalmentSystem[];
  deferred: DeferredPayment | null;
}
