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
  /** Types of the products in the order. */
  types: readonly string[];
  /** Points the customer has, worth this much; null for a guest. */
  pointsWorth: Grosze | null;
  prepaid: boolean;
  /** The courier was asked to take the money: whoever thinks of another way first may come back to that. */
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

/** What is lent must be there to be taken back. */
const NOT_ON_CREDIT: readonly string[] = ['product_virtual', 'product_service'];

/** Why a method cannot pay for this (S5.37, S8.37); null when it can. */
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
