import type { ReturnState } from '#modules/after-sale/claims/rules/return-state.ts';
import type { RefundWay } from '#modules/sales/order-ledger/rules/refund-amount.ts';
import type { ReturnMethod } from '#platform/settings/rules/setting-values.ts';

export interface DemoReturn {
  id: number;
  code: string;
  orderId: number;
  productId: number;
  quantity: number;
  reason: string;
  comment: string;
  method: ReturnMethod;
  delivery: { id: string; name: string; cost: number };
  bankAccount: string;
  refundWay: RefundWay;
  /** States it went through, each with how many days ago. */
  states: readonly (readonly [state: Exclude<ReturnState, 'draft'>, daysAgo: number])[];
}

/** Anna's returns: one on its way, one that is over; also listed in docs/demo.md. */
export const demoReturns: readonly DemoReturn[] = [
  {
    id: 1,
    code: 'ZW-PLANA2KM',
    orderId: 1,
    productId: 24,
    quantity: 1,
    reason: 'size',
    comment: 'Śpiwór okazał się za krótki.',
    method: 'courier',
    delivery: { id: 'kurier', name: 'Kurier odbierze paczkę spod drzwi', cost: 14_90 },
    bankAccount: '',
    refundWay: 'same-way',
    states: [
      ['filed', 60],
      ['received', 56],
      ['accepted', 55],
      ['refunded', 54],
    ],
  },
  {
    id: 2,
    code: 'ZW-PLANA3KM',
    orderId: 14,
    productId: 43,
    quantity: 1,
    reason: 'mind',
    comment: '',
    method: 'own',
    delivery: { id: 'poczta', name: 'Poczta', cost: 0 },
    bankAccount: 'PL61 1090 1014 0000 0712 1981 2874',
    refundWay: 'transfer',
    states: [
      ['filed', 3],
      ['received', 0.6],
    ],
  },
];
