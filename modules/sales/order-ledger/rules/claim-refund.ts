import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { RefundWay } from './refund-amount.ts';
import type { RefundPartState, RefundProgress } from './refund-progress.ts';

export type RefundRoad = 'provider' | 'card' | 'transfer' | 'voucher' | 'other';

export interface ClaimRefundPart {
  id: number;
  amount: Grosze;
  state: RefundPartState;
  road: RefundRoad;
  paidBy: string;
  problem: string;
  at: Date;
}

export interface ClaimRefund {
  id: number;
  orderId: number;
  claimId: number;
  amount: Grosze;
  way: RefundWay;
  /** Of the customer, where it is known. */
  account: string;
  progress: RefundProgress;
  /** Amount that a provider refused. */
  failed: Grosze;
  at: Date;
  paidAt: Date | null;
  voucher: string;
  /** When the customer expressly agreed to a voucher instead of money. */
  voucherConsentAt: Date | null;
  parts: ClaimRefundPart[];
}
