import { describe, expect, it } from 'vitest';
import { alertFadeMs, alertKinds, alertPhaseAt, alertShownMs } from './alert-timing.ts';

describe('the life of an alert popup', () => {
  it.each([
    [0, 'shown', 4000],
    [3999, 'shown', 1],
    [4000, 'fading', 500],
    [4499, 'fading', 1],
    [4500, 'gone', 0],
    [60_000, 'gone', 0],
  ])('S4.57 after %i ms it is %s for another %i ms', (elapsedMs, phase, changesInMs) => {
    expect(alertPhaseAt(elapsedMs)).toEqual({ phase, changesInMs });
  });

  it('S9.27 stands for 4000 ms', () => {
    expect(alertShownMs).toBe(4000);
  });

  it('S9.28 fades in 500 ms', () => {
    expect(alertFadeMs).toBe(500);
  });

  it('S4.58 comes as info, warning, error and success', () => {
    expect(alertKinds).toEqual(['info', 'warning', 'error', 'success']);
  });
});
