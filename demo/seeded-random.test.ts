import { describe, expect, it } from 'vitest';
import { seededRandom } from '#demo/seeded-random.ts';

describe('seededRandom', () => {
  it('gives the same numbers for the same seed and others for another', () => {
    const draw = (seed: string) => Array.from({ length: 5 }, seededRandom(seed).next);
    expect(draw('polana')).toEqual(draw('polana'));
    expect(draw('polana')).not.toEqual(draw('las'));
  });

  it('stays within its bounds and reaches both of them', () => {
    const random = seededRandom(7);
    const drawn = new Set(Array.from({ length: 500 }, () => random.between(1, 4)));
    expect([...drawn].sort()).toEqual([1, 2, 3, 4]);
  });

  it('refuses to pick from nothing', () => {
    expect(() => seededRandom(1).pick([])).toThrow(RangeError);
  });
});
