import { describe, expect, it } from 'vitest';
import { judgeMethod, type MethodFacts, type WhatIsPaid } from './judge-method.ts';

const instalmentMethod: MethodFacts = { kind: 'instalments', minimum: 10_000, maximum: 500_000, maxPieces: 20 };
const order: WhatIsPaid = { amount: 50_000, pieces: 2, types: ['product'], pointsWorth: null, prepaid: true };

const cases: [string, Partial<MethodFacts>, Partial<WhatIsPaid>, string | null][] = [
  ['within its limits', {}, {}, null],
  ['at the minimum', {}, { amount: 10_000 }, null],
  ['below the minimum', {}, { amount: 9999 }, 'below-minimum'],
  ['at the maximum', {}, { amount: 500_000 }, null],
  ['above the maximum', {}, { amount: 500_001 }, 'above-maximum'],
  ['as many products as it takes', {}, { pieces: 20 }, null],
  ['too many products', {}, { pieces: 21 }, 'too-many-products'],
  ['any number of products', { maxPieces: null }, { pieces: 1000 }, null],
  ['without a minimum', { minimum: null }, { amount: 1 }, null],
  ['without a maximum', { maximum: null }, { amount: 90_000_000 }, null],
  ['a service on credit', {}, { types: ['product_service'] }, 'ineligible-products'],
  ['a virtual product paid later', { kind: 'deferred' }, { types: ['product_virtual'] }, 'ineligible-products'],
  ['to the courier, chosen so', { kind: 'dvp' }, { prepaid: false }, null],
  ['a virtual product on credit', {}, { types: ['product', 'product_virtual'] }, 'ineligible-products'],
  ['a virtual product by card', { kind: 'card' }, { types: ['product_virtual'] }, null],
  ['points of a guest', { kind: 'points', minimum: null }, {}, 'sign-in'],
  ['too few points', { kind: 'points', minimum: null }, { pointsWorth: 49_999 }, 'not-enough-points'],
  ['enough points', { kind: 'points', minimum: null }, { pointsWorth: 50_000 }, null],
  ['to the courier, chosen prepaid', { kind: 'dvp', minimum: null }, {}, 'wrong-side'],
  ['to the courier, who was asked to take it', { kind: 'dvp' }, { courierTakesMoney: true }, null],
  ['by card though the courier takes it too', { kind: 'card' }, { courierTakesMoney: true }, null],
  ['by card, chosen to the courier', { kind: 'card' }, { prepaid: false }, 'wrong-side'],
];

describe('judgeMethod', () => {
  it.each(cases)('%s', (_, method, paid, refusal) => {
    expect(judgeMethod({ ...instalmentMethod, ...method }, { ...order, ...paid })).toBe(refusal);
  });
});
