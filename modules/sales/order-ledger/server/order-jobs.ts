import * as v from 'valibot';
import { jobKind } from '#platform/jobs/server/index.ts';
import { DAY_MS } from '#platform/time/rules/units.ts';
import type { ClaimKind } from '../rules/claim.ts';

/** Mails about an order. Queued with what they tell of, written when the queue comes to them. */
const ORDER_MAILS = [
  'placed',
  'reminder',
  'paid',
  'sent',
  'cancelled',
  'cancelledByShop',
  'released',
  'payLink',
  'renewed',
] as const;
export type OrderMailKind = (typeof ORDER_MAILS)[number];

/** `letter` names the kind of mail; jobs that wait in a database hold it under this key. */
export const orderMailJob = jobKind('order-mail', v.object({ orderId: v.number(), letter: v.picklist(ORDER_MAILS) }));

/** Gives what was paid for and needs no parcel. Queued with the money that completes an order; modules/sales/digital-goods/server does it. */
export const deliverDigitalJob = jobKind('deliver-digital', v.object({ orderId: v.number() }));

/** Asks the buyer of a delivered order for an opinion. Queued here; modules/after-sale/opinions/server writes the mail. */
export const opinionInvitationJob = jobKind('opinion-invitation', v.object({ orderId: v.number() }));

/** The last of the money for a claim has gone. Queued where it is booked; whoever holds the claim moves it on and tells the shopper. */
export const returnPaidJob = jobKind('return-paid', v.object({ refundId: v.number() }));
export const complaintPaidJob = jobKind('complaint-paid', v.object({ refundId: v.number() }));
export const withdrawalPaidJob = jobKind('withdrawal-paid', v.object({ refundId: v.number() }));

export const CLAIM_PAID_JOBS = {
  return: returnPaidJob,
  complaint: complaintPaidJob,
  withdrawal: withdrawalPaidJob,
} satisfies Record<ClaimKind, unknown>;

/** Long enough to have used what came. */
const DAYS_AFTER_DELIVERY = 4;

export function invitationDue(delivered: Date): Date {
  return new Date(delivered.getTime() + DAYS_AFTER_DELIVERY * DAY_MS);
}
