/** A change of points by hand, as the staff ask for it. */
export interface PointsCorrection {
  /** Below zero when points are taken. */
  change: number;
  reason: string;
  /** The balance that was looked at: whoever presses twice, or late, corrects nothing more. */
  seen: number;
}

export type CorrectionFault = 'no-change' | 'no-reason' | 'balance-moved' | 'too-few';

/** More at once is a slip of the hand. */
export const MAX_POINTS = 1_000_000;
const MAX_REASON_LENGTH = 200;

/** Problems of a correction of this balance; null when nothing is. */
export function checkCorrection(balance: number, { change, reason, seen }: PointsCorrection): CorrectionFault | null {
  if (!Number.isInteger(change) || change === 0 || Math.abs(change) > MAX_POINTS) return 'no-change';
  if (reason.trim() === '') return 'no-reason';
  if (balance !== seen) return 'balance-moved';
  return balance + change < 0 ? 'too-few' : null;
}

export function shortenReason(reason: string): string {
  return reason.trim().slice(0, MAX_REASON_LENGTH);
}
