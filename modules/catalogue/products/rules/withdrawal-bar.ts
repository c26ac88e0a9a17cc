/**
 * Goods without a right of withdrawal (art. 38 of the Polish act on consumer rights). `sealed`,
 * `perishable` and, where no configurator asks, `personalised` are said of a product by the owner; the others follow from
 * what was ordered.
 */
export const WITHDRAWAL_BARS = ['personalised', 'digital', 'service', 'sealed', 'perishable'] as const;

export type WithdrawalBar = (typeof WITHDRAWAL_BARS)[number];

/** Bars without an act of the customer. A seal does not: the right is lost only when the shopper breaks it, which the shop cannot know. */
export type FirmBar = Exclude<WithdrawalBar, 'sealed'>;
