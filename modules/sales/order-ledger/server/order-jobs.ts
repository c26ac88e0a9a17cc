import * as v from 'valibot';
import { jobKind } from '#platform/jobs/server/index.ts';
import { DAY_MS } from '#platform/time/rules/units.ts';
import type { ClaimKind } from '../rules/claim.ts';

/** Emails are written when the job runs, so that they show the order of that moment. */
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

export const orderMailJob = jobKind('order-mail', v.object({ orderId: v.number(), mail: v.picklist(ORDER_MAILS) }));

export const deliverDigitalJob = jobKind('deliver-digital', v.object({ orderId: v.number() }));

export const opinionInvitationJob = jobKind('opinion-invitation', v.object({ orderId: v.number() }));

/** Queued when the last money of a claim is sent; the module of the claim handles it. */
export const returnPaidJob = jobKind('return-paid', v.object({ refundId: v.number() }));
export const complaintPaidJob = jobKind('complaint-paid', v.object({ refundId: v.number() }));
export const withdrawalPaidJob = jobKind('withdrawal-paid', v.object({ refundId: v.number() }));

export const CLAIM_PAID_JOBS = {
  return: returnPaidJob,
  complaint: complaintPaidJob,
  withdrawal: withdrawalPaidJob,
} satisfies Record<ClaimKind, unknown>;

/** Time to use the goods. */
const DAYS_AFTER_DELIVERY = 4;

export function invitationDue(delivered: Date): Date {
  return new Date(delivered.getTime() + DAYS_AFTER_DELIVERY * DAY_MS);
}
