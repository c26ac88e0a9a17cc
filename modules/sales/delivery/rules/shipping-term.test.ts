import { expect, it } from 'vitest';
import { shippingTerm } from './shipping-term.ts';

it.each([
  [0, 0, 'immediately'],
  [0, 4, 'within_24h'],
  [1, 0, 'within_24h'],
  [0, 48, 'within_48h'],
  [2, 0, 'within_48h'],
  [2, 1, null],
])('S4.18 %i days and %i hours: %s', (shipDays, shipHours, term) => {
  expect(shippingTerm({ shipDays, shipHours })).toBe(term);
});
