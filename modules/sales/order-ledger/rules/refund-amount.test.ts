import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineRefund, refundAmount } from './refund-amount.ts';

describe('lineRefund', () => {
  it.each([
    [{ paid: 1000, bought: 3, before: 0, quantity: 1 }, 333],
    [{ paid: 1000, bought: 3, before: 1, quantity: 1 }, 334],
    [{ paid: 1000, bought: 3, before: 2, quantity: 1 }, 333],
    [{ paid: 1000, bought: 3, before: 0, quantity: 3 }, 1000],
    [{ paid: 990, bought: 1.5, before: 0, quantity: 0.5 }, 330],
    [{ paid: 0, bought: 2, before: 0, quantity: 2 }, 0],
  ])('%o gives %i', (line, amount) => {
    expect(lineRefund(line)).toBe(amount);
  });

  it('however a line is split, its parts add up to what was paid and none is negative', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5_000_000 }), parts, (paid, thousandths) => {
        const bought = thousandths.reduce((sum, part) => sum + part, 0) / 1000;
        let before = 0;
        let sum = 0;
        for (const part of thousandths) {
          const refund = lineRefund({ paid, bought, before, quantity: part / 1000 });
          expect(refund).toBeGreaterThanOrEqual(0);
          sum += refund;
          before = Math.round(before * 1000 + part) / 1000;
        }
        expect(sum).toBe(paid);
      }),
    );
  });
});

describe('refundAmount', () => {
  const goods = {
    lines: [{ paid: 5000, bought: 1, before: 0, quantity: 1 }],
    delivery: 0,
    returnCost: 0,
    paidBack: 0,
    held: 9000,
  };
  it.each([
    ['goods alone', {}, 5000],
    ['with the delivery of the order', { delivery: 1490 }, 6490],
    ['less what sending back costs', { returnCost: 1490 }, 3510],
    ['less what went back before', { returnCost: 1490, paidBack: 510 }, 3000],
    ['never below zero', { returnCost: 9900 }, 0],
    ['never more than the shop holds', { held: 2000 }, 2000],
  ])('%s', (_name, change, amount) => {
    expect(refundAmount({ ...goods, ...change })).toBe(amount);
  });
});
