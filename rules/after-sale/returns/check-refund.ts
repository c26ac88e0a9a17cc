import { isBankAccount } from '#rules/platform/forms/bank-account.ts';
import type { RefundWay } from './refund-way.ts';
import { REFUND_NOTE_LENGTH } from './return-limits.ts';

export type RefundFault = 'no-way' | 'bank-account' | 'note-too-short';

/** S5.43–S5.45: what is wrong with the chosen way of refund; null when money can go it, or none has to go. */
export function checkRefund(
  chosen: { way: RefundWay | null; bankAccount: string; note: string },
  offered: readonly RefundWay[],
): RefundFault | null {
  const { way, bankAccount, note } = chosen;
  if (offered.length === 0) return null;
  if (way === null || !offered.includes(way)) return 'no-way';
  if (way === 'transfer' && !isBankAccount(bankAccount)) return 'bank-account';
  if (way === 'other' && [...note.trim()].length < REFUND_NOTE_LENGTH) return 'note-too-short';
  return null;
}
