import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { animateValue } from './animate-value.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('animating a value', () => {
  it.each([
    ['S9.21 slow', 'slow', 600],
    ['S9.22 fast', 'fast', 200],
    ['S9.23 unnamed', undefined, 400],
  ] as const)('%s runs for its length and ends exactly on the target', (_title, length, ms) => {
    const onStep = vi.fn();
    const onEnd = vi.fn();
    animateValue({ from: 0, to: 90, length, onStep, onEnd });
    vi.advanceTimersByTime(ms - 13);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(26);
    expect(onEnd).toHaveBeenCalledOnce();
    expect(onStep).toHaveBeenLastCalledWith(90);
  });

  it('S9.24 steps every 13 ms', () => {
    const onStep = vi.fn();
    animateValue({ from: 0, to: 1, onStep });
    vi.advanceTimersByTime(12);
    expect(onStep).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1 + 13 * 9);
    expect(onStep).toHaveBeenCalledTimes(10);
  });

  it('stops on request', () => {
    const onStep = vi.fn();
    const stop = animateValue({ from: 0, to: 1, onStep });
    stop();
    vi.advanceTimersByTime(1000);
    expect(onStep).not.toHaveBeenCalled();
  });
});
