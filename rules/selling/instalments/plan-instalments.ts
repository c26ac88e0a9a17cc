import type { Grosze } from '#rules/platform/money/grosze.ts';

export interface InstalmentPlan {
  /** Every instalment but the last one. */
  monthly: Grosze;
  /** Takes up what rounding left over. */
  last: Grosze;
  total: Grosze;
  /** What borrowing costs. */
  cost: Grosze;
}

/** Equal instalments at the end of each month. */
export function planInstalments(amount: Grosze, months: number, annualPermille: number): InstalmentPlan {
  const rate = annualPermille / 1000 / 12;
  const total = rate === 0 ? amount : Math.round((amount * rate * months) / (1 - (1 + rate) ** -months));
  const monthly = Math.ceil(total / months);
  return { monthly, last: total - monthly * (months - 1), total, cost: total - amount };
}

/** The lowest instalment a system allows for an amount: the one of the longest plan. */
export function lowestInstalment(amount: Grosze, system: { months: number[]; annualPermille: number }): Grosze {
  return Math.min(...system.months.map((months) => planInstalments(amount, months, system.annualPermille).monthly));
}
