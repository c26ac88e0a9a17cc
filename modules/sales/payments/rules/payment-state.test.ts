import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAYMENT_STATES, type PaymentState, paymentMoves } from './payment-state.ts';

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
    ['chosen', 'refunded', true],
    ['cancelled', 'error', false],
    ['chosen', 'restart', true],
    ['restart', 'chosen', false],
    ['restart', 'error', true],
    ['error', 'restart', false],
    ['error', 'cancelled', true],
    ['restart', 'accepted', true],
  ] as const)('%s to %s: %s', (from, to, moves) => {
    expect(paymentMoves(from, to)).toBe(moves);
  });

  it('the same news twice changes nothing', () => {
    for (const state of PAYMENT_STATES) expect(paymentMoves(state, state)).toBe(false);
  });

  const read = (states: readonly PaymentState[]) =>
    states.reduce<PaymentState>((state, news) => (paymentMoves(state, news) ? news : state), 'chosen');
  const states = fc.array(fc.constantFrom(...PAYMENT_STATES), { maxLength: 8 });

  it('webhooks end in the same state in every order, late and twice', () => {
    const disordered = states.chain((sent) =>
      fc.record({
        sent: fc.constant(sent),
        come: fc.tuple(fc.shuffledSubarray(sent), fc.shuffledSubarray(sent, { minLength: sent.length })),
      }),
    );
    fc.assert(
      fc.property(disordered, ({ sent, come }) => {
        expect(read(come.flat())).toBe(read(sent));
      }),
    );
  });
});
