import { describe, expect, it } from 'vitest';
import { canBecome, canShopperCancel, ORDER_STATES } from './order-state.ts';

describe('states of an order', () => {
  it.each([
    ['new', 'confirmed', true],
    ['confirmed', 'packing', true],
    ['packing', 'sent', true],
    ['sent', 'delivered', true],
    ['delivered', 'returned', true],
    ['delivered', 'cancelled', false],
    ['cancelled', 'new', false],
    ['new', 'delivered', false],
  ] as const)('%s to %s: %s', (from, to, may) => {
    expect(canBecome(from, to)).toBe(may);
  });

  it('a shopper calls an order off until it is packed', () => {
    expect(ORDER_STATES.filter(canShopperCancel)).toEqual(['new', 'confirmed']);
  });
});
