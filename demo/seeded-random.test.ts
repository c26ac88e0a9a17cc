import { describe, expect, it } from 'vitest';
import { seededRandom } from '#demo/seeded-random.ts';

describe('seededRandom', () => {
  it('gives the same numbers for the same seed and others for another', () => {
    const series = (seed: string) => Array.from({ length: 5 }, seededRandom(seed).next);
    expect(series('polana')).toEqual(series('polana'));
    expect(series('polana')).not.toEqual(series('las'));
  });

  it('stays within its bounds and reaches both of them', () => {
    const random = seededRandom(7);
    const numbers = new Set(Array.from({ length: 500 }, () => random.between(1, 4)));
    expect([...numbers].sort()).toEqual([1, 2, 3, 4]);
  });

  it('refuses to pick from nothing', () => {
    expect(() => seededRandom(1).pick([])).toThrow(RangeError);
  });
});
