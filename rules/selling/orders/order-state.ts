/** Where an order stands, in the order in which a parcel passes them; the last two end it early. */
export const ORDER_STATES = [
  'new',
  'confirmed',
  'packing',
  'sent',
  'ready',
  'delivered',
  'cancelled',
  'returned',
] as const;

export type OrderState = (typeof ORDER_STATES)[number];

const NEXT: Record<OrderState, readonly OrderState[]> = {
  new: ['confirmed', 'packing', 'cancelled'],
  confirmed: ['packing', 'sent', 'cancelled'],
  packing: ['sent', 'ready', 'cancelled'],
  sent: ['ready', 'delivered', 'returned'],
  ready: ['delivered', 'returned'],
  delivered: ['returned'],
  cancelled: [],
  returned: [],
};

/** May an order go from here to there? Staying where it is is no step. */
export function canBecome(from: OrderState, to: OrderState): boolean {
  return NEXT[from].includes(to);
}

/** Until the parcel is being packed the shopper may still call the order off. */
export function canShopperCancel(state: OrderState): boolean {
  return state === 'new' || state === 'confirmed';
}

/** Nothing is to be paid for it any more; what comes late goes back. */
export function isCalledOff(state: OrderState): boolean {
  return state === 'cancelled' || state === 'returned';
}
