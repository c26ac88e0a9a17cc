import type { WithdrawalBar } from '#rules/withdrawal/withdrawal-bar.ts';

/** Products nobody may withdraw from buying, by number: a balm whose seal is broken cannot be sold again. */
export const withdrawalBars: Record<number, WithdrawalBar | undefined> = { 50: 'sealed' };
