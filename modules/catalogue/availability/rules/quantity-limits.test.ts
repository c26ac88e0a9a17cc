import { describe, expect, it } from 'vitest';
import { LARGEST_QUANTITY, type QuantityFacts, quantityLimits } from './quantity-limits.ts';

function limits(facts: QuantityFacts) {
  const { min, max } = quantityLimits(facts);
  return [min, max];
}

describe('quantityLimits', () => {
  it.each<[string, QuantityFacts, [number, number]]>([
    ['stock alone', { stock: 10 }, [1, 10]],
    ['stock under a limit', { stock: 3, maxPerOrder: 4 }, [1, 3]],
    ['product limit', { stock: 10, maxPerOrder: 4 }, [1, 4]],
    ['size limit', { stock: 10, maxPerOrder: 6, maxSizePerOrder: 5 }, [1, 5]],
    ['amount_mo of the size', { stock: 10, amountMax: 7 }, [1, 7]],
    ['limits of zero are none', { stock: 10, maxPerOrder: 0, maxSizePerOrder: 0, amountMax: -1 }, [1, 10]],
    ['stock between steps', { stock: 10.3, unitSellby: 0.5, unitPrecision: 1 }, [0.5, 10]],
    ['other sizes in the basket', { stock: 10, maxPerOrder: 4, inOtherSizes: 3 }, [1, 1]],
    ['other sizes used everything up', { stock: 10, maxPerOrder: 4, inOtherSizes: 5 }, [1, 0]],
    ['nothing in stock', { stock: 0 }, [1, 0]],
  ])('S5.05 maximum: %s', (_name, facts, expected) => {
    expect(limits(facts)).toEqual(expected);
  });

  it.each<[string, QuantityFacts, [number, number]]>([
    ['product limit', { stock: 10, minPerOrder: 2 }, [2, 10]],
    ['size limit', { stock: 10, minPerOrder: 2, minSizePerOrder: 3 }, [3, 10]],
    ['amount_mm of the size', { stock: 10, amountMin: 4 }, [4, 10]],
    ['subscription', { stock: 10, minPerOrder: 2, subscriptionMin: 5 }, [5, 10]],
    ['raised to the step', { stock: 10, minPerOrder: 3, unitSellby: 2 }, [4, 10]],
    ['other sizes count towards it', { stock: 10, minPerOrder: 5, inOtherSizes: 3 }, [2, 10]],
    ['other sizes reach it', { stock: 10, minPerOrder: 5, inOtherSizes: 7 }, [1, 10]],
    [
      'a limit of nothing, or of no number',
      { stock: 10, minPerOrder: 0, minSizePerOrder: null, amountMin: Number.NaN },
      [1, 10],
    ],
    [
      'a limit without end',
      { stock: 10, minPerOrder: Number.POSITIVE_INFINITY, maxPerOrder: Number.POSITIVE_INFINITY },
      [1, 10],
    ],
  ])('S3.09 minimum: %s', (_name, facts, expected) => {
    expect(limits(facts)).toEqual(expected);
  });

  it('S5.06 stock -1 puts no cap', () => {
    expect(limits({ stock: -1 })).toEqual([1, LARGEST_QUANTITY]);
    expect(limits({ stock: -1, maxPerOrder: 8 })).toEqual([1, 8]);
  });
});
