import { isOnCredit, type PaymentKind } from '#modules/sales/order-ledger/rules/payment-kind.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';

export interface MethodFacts {
  kind: PaymentKind;
  minimum: Grosze | null;
  maximum: Grosze | null;
  maxPieces: number | null;
}

export interface WhatIsPaid {
  amount: Grosze;
  pieces: number;
  types: readonly string[];
  /** Worth of the customer's points; null for a guest. */
  pointsWorth: Grosze | null;
  prepaid: boolean;
  /** The courier was chosen as the payer before: the customer may return to that. */
  courierTakesMoney?: boolean;
}

export type MethodRefusal =
  | 'below-minimum'
  | 'above-maximum'
  | 'too-many-products'
  | 'ineligible-products'
  | 'not-enough-points'
  | 'sign-in'
  | 'wrong-side';

/** Goods on credit must be returnable. */
const NOT_ON_CREDIT: readonly string[] = ['product_virtual', 'product_service'];

export function judgeMethod(method: MethodFacts, paid: WhatIsPaid): MethodRefusal | null {
  const isWrongSide = method.kind === 'dvp' ? paid.prepaid && !paid.courierTakesMoney : !paid.prepaid;
  if (isWrongSide) return 'wrong-side';
  if (method.kind === 'points') {
    if (paid.pointsWorth === null) return 'sign-in';
    if (paid.pointsWorth < paid.amount) return 'not-enough-points';
  }
  if (isOnCredit(method.kind) && paid.types.some((type) => NOT_ON_CREDIT.includes(type))) return 'ineligible-products';
  if (method.maxPieces !== null && paid.pieces > method.maxPieces) return 'too-many-products';
  if (method.minimum !== null && paid.amount < method.minimum) return 'below-minimum';
  if (method.maximum !== null && paid.amount > method.maximum) return 'above-maximum';
  return null;
}
