import { jobKind } from '../jobs/index.ts';

/** Asks the buyer of a delivered order for an opinion. Queued here; shop/opinions writes the letter. */
export const opinionInvitationJob = jobKind<{ orderId: number }>('opinion-invitation');

/** Long enough to have used what came. */
const DAYS_AFTER_DELIVERY = 4;

export function invitationDue(delivered: Date): Date {
  return new Date(delivered.getTime() + DAYS_AFTER_DELIVERY * 24 * 60 * 60 * 1000);
}
