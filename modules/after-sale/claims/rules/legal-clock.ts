import { type ComplaintState, isComplaintOver } from '#modules/after-sale/complaints/rules/complaint-state.ts';
import type { ReturnState } from '#modules/after-sale/returns/rules/return-view.ts';
import type { WithdrawalView } from '#modules/after-sale/withdrawals/rules/withdrawal-view.ts';
import { isDelivered } from '#modules/catalogue/availability/rules/size-status.ts';
import { addDays, type Day, daysBetween, warsawDay } from '#platform/time/rules/day.ts';

/** Art. 7a of the act on consumer rights: a complaint not answered in this time counts as accepted. */
export const ANSWER_DAYS = 14;
/** Art. 32: the time for the refund after a withdrawal; the shop promises the same for its own returns. */
export const REFUND_DAYS = 14;
const SOON_DAYS = 3;

/** The last day on which the shop can still act in time, and how far away it is. */
export interface Clock {
  due: Day;
  /** Below zero when the day has passed. */
  daysLeft: number;
  urgency: 'late' | 'soon' | 'calm';
}

/** Runs until the shop has decided; a talk about it, even one that waits for the shopper, does not stop it. */
export function complaintClock({ state, createdAt }: { state: ComplaintState; createdAt: Date }, now: Date) {
  const decided = state === 'accepted' || isComplaintOver(state);
  return decided ? null : clockOf(addDays(warsawDay(createdAt), ANSWER_DAYS), now);
}

export interface ReturnFacts {
  state: ReturnState;
  /** When the goods came; null while they are on their way. */
  receivedAt: Date | null;
  /** When the shopper withdrew; null for a return that no law asks for. */
  withdrawnAt: Date | null;
}

/** The refund may wait for the goods. What was withdrawn from is then due by the law, the rest as the shop promises. */
export function returnClock({ state, receivedAt, withdrawnAt }: ReturnFacts, now: Date): Clock | null {
  if ((state !== 'received' && state !== 'accepted') || !receivedAt) return null;
  const came = warsawDay(receivedAt);
  if (!withdrawnAt) return clockOf(addDays(came, REFUND_DAYS), now);
  const due = addDays(warsawDay(withdrawnAt), REFUND_DAYS);
  return clockOf(due < came ? came : due, now);
}

/** Money for what needs not be sent back is due from the statement on; for goods the shop may wait until they come. */
export function withdrawalClock(
  { madeAt, unpacked, lines }: Pick<WithdrawalView, 'madeAt' | 'unpacked'> & { lines: readonly { type: string }[] },
  now: Date,
): Clock | null {
  const allComesBack = !unpacked && lines.every(({ type }) => isDelivered(type));
  return allComesBack ? null : clockOf(addDays(warsawDay(madeAt), REFUND_DAYS), now);
}

function clockOf(due: Day, now: Date): Clock {
  const daysLeft = daysBetween(warsawDay(now), due);
  return { due, daysLeft, urgency: daysLeft < 0 ? 'late' : daysLeft <= SOON_DAYS ? 'soon' : 'calm' };
}
