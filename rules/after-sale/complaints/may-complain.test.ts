import { expect, it } from 'vitest';
import { ORDER_STATES } from '#rules/selling/orders/order-state.ts';
import { mayComplain } from './may-complain.ts';

it('an order that has left the shop can be complained about', () => {
  expect(ORDER_STATES.filter(mayComplain)).toEqual(['sent', 'ready', 'delivered']);
});
