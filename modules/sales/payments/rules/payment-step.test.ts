import { describe, expect, it } from 'vitest';
import type { PaymentKind } from '#modules/sales/order-ledger/rules/payment-kind.ts';
import type { PaymentState } from './payment-state.ts';
import { type OrderMoney, paymentStep } from './payment-step.ts';

const order = (kind: PaymentKind, state: PaymentState, begun = false): OrderMoney => ({
  orderState: 'new',
  left: 100,
  prepaid: kind !== 'dvp',
  last: { kind, state, begun },
});

describe('what the shopper does next', () => {
  it.each([
    ['blik', 'chosen', false, 'enter-code'],
    ['blik', 'chosen', true, 'confirm-in-app'],
    ['blik', 'restart', true, 'enter-code'],
    ['blik', 'cancelled', true, 'enter-code'],
    ['blik', 'error', false, 'enter-code'],
    ['card', 'chosen', false, 'go-to-bank'],
    ['card', 'chosen', true, 'go-to-bank'],
    ['card', 'cancelled', true, 'go-to-bank'],
    ['fast-transfer', 'error', true, 'go-to-bank'],
    ['instalments', 'chosen', false, 'go-to-bank'],
    ['deferred', 'restart', true, 'go-to-bank'],
    ['transfer', 'chosen', false, 'transfer'],
    ['transfer', 'cancelled', false, 'choose'],
    ['points', 'chosen', false, 'points'],
    ['points', 'error', false, 'points'],
    ['dvp', 'chosen', false, 'on-delivery'],
    ['card', 'refunded', true, 'choose'],
    ['card', 'accepted', true, 'choose'],
    ['gift-card', 'chosen', false, 'use-card'],
    ['voucher', 'chosen', false, 'use-card'],
    ['voucher', 'cancelled', false, 'choose'],
  ] as const)('%s, %s, begun %s: %s', (kind, state, begun, step) => {
    expect(paymentStep(order(kind, state, begun))).toBe(step);
  });

  it('nothing, when all is paid or the order was called off', () => {
    expect(paymentStep({ ...order('card', 'accepted'), left: 0 })).toBe('paid');
    expect(paymentStep({ ...order('card', 'chosen'), orderState: 'cancelled' })).toBe('called-off');
    expect(paymentStep({ ...order('card', 'refunded'), left: 0, orderState: 'returned' })).toBe('called-off');
  });

  it('an order without a payment is paid on delivery or asks for a method', () => {
    expect(paymentStep({ orderState: 'new', left: 1, prepaid: false, last: null })).toBe('on-delivery');
    expect(paymentStep({ orderState: 'new', left: 1, prepaid: true, last: null })).toBe('choose');
  });
});
