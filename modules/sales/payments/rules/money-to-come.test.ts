import { expect, it } from 'vitest';
import { moneyToCome, payBackByHand } from './money-to-come.ts';

const owing = { prepaid: true, left: 4990, state: 'new' } as const;

it.each([
  [{}, 4990],
  [{ left: 0 }, null],
  [{ prepaid: false }, null],
  [{ state: 'cancelled' as const }, null],
])('O.18 money a transfer may bring with %j: %s', (change, amount) => {
  expect(moneyToCome({ ...owing, ...change })).toBe(amount);
});

it.each([
  [5000, 2000, 3000],
  [2000, 5000, 0],
])(
  'O.18 of %s to be given back, with %s the provider gives back, %s is paid by hand',
  (payBack, refundable, byHand) => {
    expect(payBackByHand(payBack, refundable)).toBe(byHand);
  },
);
