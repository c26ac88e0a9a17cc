import { isDelivered } from '#modules/catalogue/availability/rules/size-status.ts';
import { addDays, type Day, daysBetween, warsawDay } from '#platform/time/rules/day.ts';
import { type ComplaintState, isComplaintOver } from './complaint-state.ts';
import type { ReturnState } from './return-state.ts';

/** Art. 7a of the act on consumer rights: a complaint not answered in this time counts as accepted. */
export const ANSWER_DAYS = 14;
/** Art. 32: the time for the refund after a withdrawal; the shop promises the same for its own returns. */
export const REFUND_DAYS = 14;
const SOON_DAYS = 3;

export interface Clock {
  due: Day;
  /** Negative after the day. */
  daysLeft: number;
  urgency: 'late' | 'soon' | 'calm';
}

/** Runs until the shop decides. Messages, even a question to the customer, do not stop it. */
export function complaintClock({ state, createdAt }: { state: ComplaintState; createdAt: Date }, now: Date) {
  const decided = state === 'accepted' || isComplaintOver(state);
  return decided ? null : clockOf(addDays(warsawDay(createdAt), ANSWER_DAYS), now);
}

export interface ReturnFacts {
  state: ReturnState;
  /** Null while the goods are on their way. */
  receivedAt: Date | null;
  /** Null for a voluntary return. */
  withdrawnAt: Date | null;
}

/** The refund may wait for the goods. After a withdrawal the law sets the day, otherwise the shop's promise does. */
export function returnClock({ state, receivedAt, withdrawnAt }: ReturnFacts, now: Date): Clock | null {
  if ((state !== 'received' && state !== 'accepted') || !receivedAt) return null;
  const arrived = warsawDay(receivedAt);
  if (!withdrawnAt) return clockOf(addDays(arrived, REFUND_DAYS), now);
  const due = addDays(warsawDay(withdrawnAt), REFUND_DAYS);
  return clockOf(due < arrived ? arrived : due, now);
}

/** The refund of goods may wait until they arrive; for everything else the days run from the statement. */
export function withdrawalClock(
  { madeAt, unpacked, lines }: { madeAt: Date; unpacked: boolean; lines: readonly { type: string }[] },
  now: Date,
): Clock | null {
  const allComesBack = !unpacked && lines.every(({ type }) => isDelivered(type));
  return allComesBack ? null : clockOf(addDays(warsawDay(madeAt), REFUND_DAYS), now);
}

function clockOf(due: Day, now: Date): Clock {
  const daysLeft = daysBetween(warsawDay(now), due);
  return { due, daysLeft, urgency: daysLeft < 0 ? 'late' : daysLeft <= SOON_DAYS ? 'soon' : 'calm' };
}
