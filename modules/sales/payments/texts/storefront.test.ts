import { describe, expect, it } from 'vitest';
import { PAYMENT_STATES } from '../rules/payment-state.ts';
import * as paymentTexts from './storefront.ts';

const limits = { minimum: '300,00 zł', maximum: '10 000,00 zł', pieces: '20' };

describe('what the payment page says', () => {
  it('S4.37 every state of a payment has its own text', () => {
    const told = PAYMENT_STATES.map((state) => paymentTexts.states[state]);
    expect(new Set(told.map(({ title }) => title)).size).toBe(6);
    expect(new Set(told.map(({ text }) => text)).size).toBe(6);
  });

  it('S8.26 S8.27 voucher errors are told apart, and gift card data from them', () => {
    const { cards } = paymentTexts;
    expect(new Set(Object.values(cards)).size).toBe(Object.keys(cards).length);
    expect(cards['wrong-data']).toMatch(/PIN/);
  });

  it('S8.37 refusals of instalments are told apart, with their limits', () => {
    const reasons = ['too-many-products', 'ineligible-products', 'below-minimum', 'above-maximum'] as const;
    const told = reasons.map((reason) => paymentTexts.methodRefusal(reason, limits));
    expect(new Set(told).size).toBe(4);
    expect(told[0]).toContain('20 szt.');
    expect(told[2]).toContain(limits.minimum);
    expect(told[3]).toContain(limits.maximum);
  });
});
