import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PRICE_TYPE, grossFromNet, netFromGross } from './vat.ts';

const RATES = [0, 50, 80, 230];

describe('netFromGross and grossFromNet', () => {
  it.each([
    [2460, 230, 2000],
    [1200, 230, 976],
    [2990, 230, 2431],
    [1080, 80, 1000],
    [105, 50, 100],
    [999, 0, 999],
    [1, 230, 1],
    [0, 230, 0],
    [-1200, 230, -976],
  ])('%i gross at %i per mille is %i net', (gross, vat, net) => {
    expect(netFromGross(gross, vat)).toBe(net);
  });

  it.each([
    [2000, 230, 2460],
    [50, 50, 53],
    [976, 230, 1200],
    [100, 55, 106],
    [-50, 50, -53],
  ])('%i net at %i per mille is %i gross', (net, vat, gross) => {
    expect(grossFromNet(net, vat)).toBe(gross);
  });

  it('gives the net back from its gross, and the gross back to within a grosz', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e10 }), fc.constantFrom(...RATES), (amount, vat) => {
        expect(netFromGross(grossFromNet(amount, vat), vat)).toBe(amount);
        expect(Math.abs(grossFromNet(netFromGross(amount, vat), vat) - amount)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

it('S9.01 prices are gross unless the shop says otherwise', () => {
  expect(DEFAULT_PRICE_TYPE).toBe('gross');
});
