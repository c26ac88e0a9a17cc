import type { OrderState } from '#modules/sales/order-ledger/rules/order-state.ts';
import type { PaymentState } from '#modules/sales/payments/rules/payment-state.ts';
import type { SubscriptionState } from '#modules/sales/subscriptions/rules/subscription.ts';
import orders from '../data/orders.json' with { type: 'json' };
import { demoData } from '../data.ts';

export interface DemoOrder {
  id: number;
  /** 1 is Anna, null a guest. */
  customerId: number | null;
  state: OrderState;
  daysAgo: number;
  /** Product and quantity. */
  goods: readonly (readonly [productId: number, quantity: number])[];
  courierId: 1 | 2 | 3 | 4;
  prepaid: boolean;
  /** Method and the states its payments ended in. */
  methodId: number;
  payments: readonly PaymentState[];
  company?: boolean;
  rebate?: number;
  /** The subscription that it began: its only line is ordered again. */
  subscription?: {
    days: number;
    state: SubscriptionState;
    /** Days from the filling. */
    nextInDays: number;
    /** The order that it placed, and on which day. */
    renewed?: { orderId: number; daysAgo: number };
  };
  /** Placed by a subscription with this interval. */
  renewalOfDays?: number;
}

/** Orders in every state and payments in every state, and those of subscriptions; also listed in docs/demo.md. */
export const demoOrders = demoData<readonly DemoOrder[]>(orders);

export const demoGuest = {
  firstName: 'Tomasz',
  lastName: 'Wójcik',
  email: 'tomasz@example.com',
  phone: '+48 602 345 678',
  street: 'ul. Portowa 5',
  zipcode: '80-835',
  city: 'Gdańsk',
};
