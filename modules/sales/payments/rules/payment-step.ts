import { isCalledOff, type OrderState } from '#modules/sales/order-ledger/rules/order-state.ts';
import { isExternal, type PaymentKind, wayToPay } from '#modules/sales/order-ledger/rules/payment-kind.ts';
import type { PaymentState } from './payment-state.ts';

export type PaymentStep =
  | 'paid'
  | 'called-off'
  | 'on-delivery'
  | 'transfer'
  | 'enter-code'
  | 'confirm-in-app'
  | 'go-to-bank'
  | 'points'
  | 'use-card'
  /** Only another method helps. */
  | 'choose';

export interface OrderMoney {
  orderState: OrderState;
  left: number;
  prepaid: boolean;
  /** The newest payment by the chosen method, without gift cards; `begun` once a bank knows it. */
  last: { kind: PaymentKind; state: PaymentState; begun: boolean } | null;
}

export function paymentStep({ orderState, left, prepaid, last }: OrderMoney): PaymentStep {
  if (isCalledOff(orderState)) return 'called-off';
  if (left <= 0) return 'paid';
  if (!last) return prepaid ? 'choose' : 'on-delivery';
  if (last.state === 'accepted' || last.state === 'refunded') return 'choose';
  if (last.state === 'cancelled' && !isExternal(last.kind)) return 'choose';
  switch (wayToPay(last.kind)) {
    case 'confirms-in-app':
      return last.state === 'chosen' && last.begun ? 'confirm-in-app' : 'enter-code';
    case 'goes-to-bank':
    case 'borrows':
      return 'go-to-bank';
    case 'types-number':
      return 'use-card';
    case 'pays-courier':
      return 'on-delivery';
    case 'transfers':
      return 'transfer';
    case 'spends-points':
      return 'points';
  }
}
