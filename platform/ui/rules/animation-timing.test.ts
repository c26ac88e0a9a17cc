import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { animationMs, animationProgress, animationTickMs } from './animation-timing.ts';

describe('lengths of animations', () => {
  it('S9.21 a slow animation lasts 600 ms', () => {
    expect(animationMs('slow')).toBe(600);
  });

  it('S9.22 a fast animation lasts 200 ms', () => {
    expect(animationMs('fast')).toBe(200);
  });

  it('S9.23 an animation without a name lasts 400 ms', () => {
    expect(animationMs()).toBe(400);
    expect(animationMs('normal')).toBe(400);
  });

  it('a length in milliseconds is taken as it is', () => {
    expect(animationMs(300)).toBe(300);
  });

  it('S9.24 the timer steps every 13 ms', () => {
    expect(animationTickMs).toBe(13);
  });
});

describe('progress', () => {
  it('starts at 0, is half way in the middle and ends at 1', () => {
    expect(animationProgress(0, 400)).toBe(0);
    expect(animationProgress(200, 400)).toBeCloseTo(0.5);
    expect(animationProgress(400, 400)).toBe(1);
    expect(animationProgress(0, 0)).toBe(1);
  });

  it('never goes back and stays between 0 and 1', () => {
    fc.assert(
      fc.property(fc.nat(2000), fc.nat(2000), fc.integer({ min: 1, max: 1000 }), (one, other, length) => {
        const early = animationProgress(Math.min(one, other), length);
        const late = animationProgress(Math.max(one, other), length);
        return early >= 0 && late <= 1 && early <= late;
      }),
    );
  });
});
