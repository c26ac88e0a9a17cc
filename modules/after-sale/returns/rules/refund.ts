import { REFUND_WAYS, type RefundWay } from '#modules/sales/order-ledger/rules/refund-amount.ts';
import type { FileType } from '#platform/files/rules/file-type.ts';
import { isBankAccount } from '#platform/forms/rules/tax-number.ts';

const IDS: Record<RefundWay, string> = { balance: 't', transfer: 'b', 'same-way': 'cashback', other: 'other' };

export function refundWayId(way: RefundWay): string {
  return IDS[way];
}

export function parseRefundWay(id: string): RefundWay | null {
  return REFUND_WAYS.find((way) => IDS[way] === id) ?? null;
}

/** Photos one return may have, and how large each may be: together they fit one request. */
export const RETURN_PHOTOS = 4;
export const RETURN_PHOTO_BYTES = 5 * 1_048_576;
export const RETURN_PHOTOS_BYTES = 11 * 1_048_576;
export const RETURN_PHOTO_TYPES: readonly FileType[] = ['image/jpeg', 'image/png', 'image/webp'];

/** S5.45, S9.71 */
export const REFUND_NOTE_LENGTH = 3;

/** Of one order: each filing, and calling it off, writes to its shopper. */
export const RETURNS_A_DAY = 10;

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
