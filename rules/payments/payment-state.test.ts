import { describe, expect, it } from 'vitest';
import { PAYMENT_STATES, paymentMoves } from './payment-state.ts';

describe('paymentMoves', () => {
  it.each([
    ['chosen', 'accepted', true],
    ['chosen', 'cancelled', true],
    ['cancelled', 'accepted', true],
    ['error', 'accepted', true],
    ['accepted', 'error', false],
    ['accepted', 'cancelled', false],
    ['accepted', 'refunded', true],
    ['refunded', 'accepted', false],
    ['chosen', 'refunded', false],
  ] as const)('%s to %s: %s', (from, to, moves) => {
    expect(paymentMoves(from, to)).toBe(moves);
  });

  it('the same news twice changes nothing', () => {
    for (const state of PAYMENT_STATES) expect(paymentMoves(state, state)).toBe(false);
  });
});
