import { jobKind } from '../jobs/index.ts';

/** Letters about an order. Queued with what they tell of, written when the queue comes to them. */
export type OrderLetter = 'placed' | 'reminder' | 'paid' | 'sent' | 'cancelled' | 'cancelledByShop' | 'released';

export const orderMailJob = jobKind<{ orderId: number; letter: OrderLetter }>('order-mail');
