import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { RefundWay } from './refund-amount.ts';
import type { RefundPartState, RefundProgress } from './refund-progress.ts';

/** Which way a part of the money goes. */
export type RefundRoad = 'provider' | 'card' | 'transfer' | 'voucher' | 'other';

export interface ClaimRefundPart {
  id: number;
  amount: Grosze;
  state: RefundPartState;
  road: RefundRoad;
  /** What the shopper had paid with. */
  paidBy: string;
  problem: string;
  at: Date;
}

/** Money that was decided on for a claim, and how far it has come. */
export interface ClaimRefund {
  id: number;
  orderId: number;
  claimId: number;
  amount: Grosze;
  way: RefundWay;
  /** Of the shopper, where one is known. */
  account: string;
  progress: RefundProgress;
  /** What a provider refused. */
  failed: Grosze;
  at: Date;
  paidAt: Date | null;
  voucher: string;
  /** When the customer expressly agreed to a voucher instead of money. */
  voucherConsentAt: Date | null;
  parts: ClaimRefundPart[];
}
