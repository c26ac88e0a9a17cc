import { expect, it } from 'vitest';
import { LIVE_VALIDATION_MS, SCROLL_TO_ERROR_MS } from './timing.ts';

it('S9.65 live validation waits 500 ms', () => {
  expect(LIVE_VALIDATION_MS).toBe(500);
});

it('S5.24 the way to the first error takes 300 ms', () => {
  expect(SCROLL_TO_ERROR_MS).toBe(300);
});
