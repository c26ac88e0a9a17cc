import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grossFromNet, netFromGross } from './vat.ts';

const RATES = [0, 5, 8, 23];

describe('netFromGross and grossFromNet', () => {
  it.each([
    [2460, 23, 2000],
    [1200, 23, 976],
    [2990, 23, 2431],
    [1080, 8, 1000],
    [105, 5, 100],
    [999, 0, 999],
    [1, 23, 1],
    [0, 23, 0],
    [-1200, 23, -976],
  ])('%i gross at %i %% is %i net', (gross, vat, net) => {
    expect(netFromGross(gross, vat)).toBe(net);
  });

  it.each([
    [2000, 23, 2460],
    [50, 5, 53],
    [976, 23, 1200],
    [100, 5.5, 106],
    [-50, 5, -53],
  ])('%i net at %i %% is %i gross', (net, vat, gross) => {
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
