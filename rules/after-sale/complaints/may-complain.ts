import type { OrderState } from '#rules/selling/orders/order-state.ts';

/** Goods can be complained about once they have left the shop; damage on the way counts too. */
export function mayComplain(state: OrderState): boolean {
  return state === 'sent' || state === 'ready' || state === 'delivered';
}
