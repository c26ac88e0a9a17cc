import type { Grosze } from '#rules/platform/money/grosze.ts';

/** What a code or card takes off. */
export type RebateEffect =
  | { kind: 'percent'; percent: number }
  /** In the price type of the shop. */
  | { kind: 'amount'; amount: Grosze }
  | { kind: 'free-shipping' };

export interface Rebate {
  effect: RebateEffect;
  /** Together with others; one that is not stands alone. */
  combinable: boolean;
}
