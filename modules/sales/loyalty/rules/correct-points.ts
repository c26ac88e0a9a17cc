export interface PointsCorrection {
  /** Below zero when points are taken. */
  change: number;
  reason: string;
  /** The displayed balance: a second or late click changes nothing. */
  seen: number;
}

export type CorrectionFault = 'no-change' | 'no-reason' | 'balance-moved' | 'too-few';

export const MAX_POINTS = 1_000_000;
const MAX_REASON_LENGTH = 200;

export function checkCorrection(balance: number, { change, reason, seen }: PointsCorrection): CorrectionFault | null {
  if (!Number.isInteger(change) || change === 0 || Math.abs(change) > MAX_POINTS) return 'no-change';
  if (reason.trim() === '') return 'no-reason';
  if (balance !== seen) return 'balance-moved';
  return balance + change < 0 ? 'too-few' : null;
}

export function shortenReason(reason: string): string {
  return reason.trim().slice(0, MAX_REASON_LENGTH);
}
