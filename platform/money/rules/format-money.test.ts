import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, formatMoneyOnWire, formatPoints } from './format-money.ts';
import { fromDecimal } from './grosze.ts';

describe('formatMoney', () => {
  it.each([
    [0, '0,00\u00a0zł'],
    [5, '0,05\u00a0zł'],
    [1230, '12,30\u00a0zł'],
    [99_999, '999,99\u00a0zł'],
    [123_450, '1\u00a0234,50\u00a0zł'],
    [123_456_789, '1\u00a0234\u00a0567,89\u00a0zł'],
    [-1230, '-12,30\u00a0zł'],
  ])('S9.02 %i grosze are shown with two decimals as %s', (amount, text) => {
    expect(formatMoney(amount)).toBe(text);
  });

  it('uses ordinary spaces in the answers of calls', () => {
    expect(formatMoneyOnWire(123_450)).toBe('1 234,50 zł');
  });

  it('can be read back to the same amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (amount) => {
        expect(fromDecimal(formatMoney(amount).replace('zł', ''))).toBe(amount);
      }),
    );
  });
});

it.each([
  [0, '0\u00a0pkt'],
  [100, '100\u00a0pkt'],
  [12_500, '12\u00a0500\u00a0pkt'],
  [2.5, '2,5\u00a0pkt'],
  [1_234_567, '1\u00a0234\u00a0567\u00a0pkt'],
  [1234.5, '1\u00a0234,5\u00a0pkt'],
])('S9.03 %d points read as %s', (points, text) => {
  expect(formatPoints(points)).toBe(text);
});
