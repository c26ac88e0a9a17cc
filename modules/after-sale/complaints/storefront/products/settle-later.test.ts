import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settleLater } from './settle-later.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('S5.48 S9.66 nothing is put right before 750 ms of quiet, and then once', () => {
  const settle = vi.fn();
  const { typed } = settleLater(settle);
  typed();
  vi.advanceTimersByTime(700);
  typed();
  vi.advanceTimersByTime(749);
  expect(settle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(settle).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5000);
  expect(settle).toHaveBeenCalledTimes(1);
});

it('a page that is left puts nothing right any more', () => {
  const settle = vi.fn();
  const { typed, stop } = settleLater(settle);
  typed();
  stop();
  vi.advanceTimersByTime(5000);
  expect(settle).not.toHaveBeenCalled();
});
