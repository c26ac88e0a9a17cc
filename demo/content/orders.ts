import type { OrderState } from '#modules/sales/order-ledger/rules/order-state.ts';
import type { PaymentState } from '#modules/sales/payments/rules/payment-state.ts';
import type { SubscriptionState } from '#modules/sales/subscriptions/rules/subscription.ts';

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
  /** What it began: its only line is ordered again. */
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

/** Coffee that comes again: an order that began each subscription, and the unpaid renewal of the last one. */
const ofCoffee = { customerId: 1, goods: [[20, 1]], courierId: 1, prepaid: true } as const;
const paid = { ...ofCoffee, state: 'delivered', methodId: 5, payments: ['accepted'] } as const;
const demoSubscriptions: readonly DemoOrder[] = [
  { ...paid, id: 16, daysAgo: 46, subscription: { days: 28, state: 'active', nextInDays: 10 } },
  { ...paid, id: 17, daysAgo: 62, subscription: { days: 42, state: 'paused', nextInDays: 22 } },
  { ...paid, id: 18, daysAgo: 90, subscription: { days: 14, state: 'stopped', nextInDays: -76 } },
  {
    ...paid,
    id: 19,
    daysAgo: 15,
    subscription: { days: 14, state: 'active', nextInDays: 13, renewed: { orderId: 20, daysAgo: 1 } },
  },
  { ...ofCoffee, id: 20, daysAgo: 1, state: 'new', methodId: 3, payments: ['chosen'], renewalOfDays: 14 },
];

/** Orders in every state and payments in every state; also listed in docs/demo.md. */
export const demoOrders: readonly DemoOrder[] = [
  {
    id: 1,
    customerId: 1,
    state: 'returned',
    daysAgo: 96,
    goods: [[24, 1]],
    courierId: 1,
    prepaid: true,
    methodId: 4,
    payments: ['refunded'],
  },
  {
    id: 2,
    customerId: 1,
    state: 'delivered',
    daysAgo: 44,
    goods: [
      [13, 3],
      [43, 1],
    ],
    courierId: 2,
    prepaid: true,
    methodId: 5,
    payments: ['accepted'],
    rebate: 10,
  },
  {
    id: 3,
    customerId: 1,
    state: 'cancelled',
    daysAgo: 33,
    goods: [[21, 1]],
    courierId: 1,
    prepaid: true,
    methodId: 3,
    payments: ['cancelled'],
  },
  {
    id: 4,
    customerId: 1,
    state: 'delivered',
    daysAgo: 16,
    goods: [[46, 1]],
    courierId: 1,
    prepaid: false,
    methodId: 1,
    payments: ['accepted'],
    company: true,
  },
  {
    id: 5,
    customerId: 1,
    state: 'ready',
    daysAgo: 4,
    goods: [
      [59, 1],
      [42, 1],
    ],
    courierId: 2,
    prepaid: true,
    methodId: 6,
    payments: ['accepted'],
  },
  {
    id: 6,
    customerId: 1,
    state: 'sent',
    daysAgo: 3,
    goods: [[48, 1]],
    courierId: 1,
    prepaid: true,
    methodId: 5,
    payments: ['restart', 'accepted'],
  },
  {
    id: 7,
    customerId: 1,
    state: 'packing',
    daysAgo: 2,
    goods: [
      [22, 1],
      [3, 2],
    ],
    courierId: 3,
    prepaid: true,
    methodId: 5,
    payments: ['accepted'],
  },
  {
    id: 8,
    customerId: 1,
    state: 'confirmed',
    daysAgo: 1,
    goods: [[37, 1]],
    courierId: 1,
    prepaid: true,
    methodId: 4,
    payments: ['accepted'],
  },
  {
    id: 9,
    customerId: 1,
    state: 'new',
    daysAgo: 0.6,
    goods: [[44, 2]],
    courierId: 4,
    prepaid: true,
    methodId: 3,
    payments: ['chosen'],
  },
  {
    id: 10,
    customerId: 1,
    state: 'new',
    daysAgo: 0.3,
    goods: [[27, 1]],
    courierId: 1,
    prepaid: true,
    methodId: 4,
    payments: ['error'],
  },
  {
    id: 11,
    customerId: 1,
    state: 'new',
    daysAgo: 0.1,
    goods: [[31, 1]],
    courierId: 2,
    prepaid: true,
    methodId: 5,
    payments: ['restart'],
  },
  {
    id: 12,
    customerId: null,
    state: 'new',
    daysAgo: 0.4,
    goods: [[33, 6]],
    courierId: 1,
    prepaid: true,
    methodId: 3,
    payments: ['chosen'],
  },
  {
    id: 13,
    customerId: null,
    state: 'delivered',
    daysAgo: 12,
    goods: [[39, 1]],
    courierId: 2,
    prepaid: true,
    methodId: 5,
    payments: ['accepted'],
  },
  {
    id: 14,
    customerId: 1,
    state: 'delivered',
    daysAgo: 10,
    goods: [
      [43, 2],
      [59, 1],
      [50, 1],
    ],
    courierId: 1,
    prepaid: true,
    methodId: 5,
    payments: ['accepted'],
  },
  {
    id: 15,
    customerId: null,
    state: 'delivered',
    daysAgo: 6,
    goods: [
      [43, 3],
      [59, 1],
      [50, 1],
    ],
    courierId: 1,
    prepaid: true,
    methodId: 4,
    payments: ['accepted'],
  },
  ...demoSubscriptions,
];

export const demoGuest = {
  firstName: 'Tomasz',
  lastName: 'Wójcik',
  email: 'tomasz@example.com',
  phone: '+48 602 345 678',
  street: 'ul. Portowa 5',
  zipcode: '80-835',
  city: 'Gdańsk',
};
