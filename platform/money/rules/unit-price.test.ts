import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Contents, describeSaving, unitPrice, unitPriceAt } from './unit-price.ts';

it.each<[number, Contents, { price: number; per: string } | null]>([
  [1250, { amount: 250, unit: 'g' }, { price: 5000, per: 'kg' }],
  [999, { amount: 5, unit: 'dag' }, { price: 19_980, per: 'kg' }],
  [3000, { amount: 1.5, unit: 'kg' }, { price: 2000, per: 'kg' }],
  [999, { amount: 750, unit: 'ml' }, { price: 1332, per: 'l' }],
  [700, { amount: 0.7, unit: 'l' }, { price: 1000, per: 'l' }],
  [1200, { amount: 12, unit: 'szt' }, { price: 100, per: 'szt' }],
  [2500, { amount: 50, unit: 'cm' }, { price: 5000, per: 'm' }],
  [900, { amount: 3, unit: 'm' }, { price: 300, per: 'm' }],
  // Half a grosz goes up: 1000 / 48 has no exact fraction.
  [195, { amount: 48, unit: 'g' }, { price: 4063, per: 'kg' }],
  [1000, { amount: 0, unit: 'kg' }, null],
  [1000, { amount: Number.NaN, unit: 'kg' }, null],
])('X.08 %i grosze for %o is %o', (price, contents, result) => {
  const found = unitPrice(price, contents);
  expect(found && { price: found.price, per: found.per }).toEqual(result);
});

it('X.08 is the nearest whole grosz of the exact price, also counted anew from another one', () => {
  const prices = fc.tuple(fc.nat(1e7), fc.nat(1e7), fc.integer({ min: 1, max: 5000 }));
  fc.assert(
    fc.property(prices, ([before, now, amount]) => {
      const unit = unitPrice(before, { amount, unit: 'g' });
      const shown = BigInt(unit ? unitPriceAt(now, unit).price : -1);
      // Within half a grosz of now * 1000 / amount, the upper half taken.
      const twice = 2n * (shown * BigInt(amount) - BigInt(now) * 1000n);
      expect(twice > -BigInt(amount) && twice <= BigInt(amount)).toBe(true);
    }),
  );
});

it.each([
  // 17,7 %.
  [2990, 2460, { amount: 530, percent: 17 }],
  [179_000, 169_000, { amount: 10_000, percent: 5 }],
  [25_900, 24_900, { amount: 1000, percent: 3 }],
  [5490, 5489, { amount: 1, percent: null }],
  [10_000, 9900, { amount: 100, percent: 1 }],
  [10_000, 9901, { amount: 99, percent: null }],
  [1000, 667, { amount: 333, percent: 33 }],
  [1000, 1, { amount: 999, percent: 99 }],
  [1000, 0, { amount: 1000, percent: 100 }],
])('from %i to %i saves %o: per cents are rounded down, and fewer than one is none', (former, now, saving) => {
  expect(describeSaving(former, now)).toEqual(saving);
});

it.each([
  [1000, 1000],
  [1000, 1200],
  [0, 0],
  [0, -100],
  [-200, -300],
])('from %i to %i saves nothing', (former, now) => {
  expect(describeSaving(former, now)).toBeNull();
});
