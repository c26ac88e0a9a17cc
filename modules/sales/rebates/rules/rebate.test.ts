import { describe, expect, it } from 'vitest';
import { takeRebate } from '#modules/sales/order-ledger/rules/rebate-effect.ts';
import { parseRebateCode } from './rebate.ts';

describe('takeRebate', () => {
  it.each([
    [{ kind: 'percent', percent: 10 }, 999, 100],
    [{ kind: 'percent', percent: 150 }, 999, 999],
    [{ kind: 'percent', percent: -5 }, 999, 0],
    [{ kind: 'amount', amount: 5000 }, 9000, 5000],
    [{ kind: 'amount', amount: 5000 }, 3000, 3000],
    [{ kind: 'amount', amount: -1 }, 3000, 0],
    [{ kind: 'free-shipping' }, 3000, 0],
    [{ kind: 'amount', amount: 500 }, 0, 0],
  ] as const)('%j of %d takes %d', (effect, worth, taken) => {
    expect(takeRebate(effect, worth)).toBe(taken);
  });
});

it.each([
  ['lato10', 'LATO10'],
  [' la to\t10 ', 'LATO10'],
  ['żółw', 'ŻÓŁW'],
  ['', null],
  [' \n ', null],
  ['A'.repeat(40), 'A'.repeat(40)],
  ['A'.repeat(41), null],
])('%j is kept as %s', (text, code) => {
  expect(parseRebateCode(text)).toBe(code);
});
