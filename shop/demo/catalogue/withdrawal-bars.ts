import type { WithdrawalBar } from '#rules/after-sale/withdrawal/withdrawal-bar.ts';

/**
 * What the owner says of withdrawing from a product, by number: a bike is built to measure, a balm whose seal is broken
 * cannot be sold again.
 */
export const withdrawalBars: Record<number, WithdrawalBar | undefined> = {
  6: 'personalised',
  50: 'sealed',
};
