import type { Grosze } from '#rules/platform/money/grosze.ts';
import { COMPLAINT_STATES } from './complaint-state.ts';

/** What may happen to a complaint: it reaches a state, money goes back, or a parcel leaves for the shopper. */
export const COMPLAINT_EVENTS = [...COMPLAINT_STATES, 'refunded', 'shipped'] as const;

export type ComplaintEventKind = (typeof COMPLAINT_EVENTS)[number];

export interface ComplaintEvent {
  at: Date;
  kind: ComplaintEventKind;
  details: { amount?: Grosze; trackingNumber?: string };
}
