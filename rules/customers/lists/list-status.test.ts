import { expect, it } from 'vitest';
import { statusEndsAfter } from './list-status.ts';

it.each([
  ['loading', 'add', null],
  ['loading', 'other', null],
  ['success', 'add', null],
  ['success', 'other', 1000],
  ['error', 'add', 1000],
  ['error', 'other', 1000],
] as const)('S4.39 S9.67 %s of %s ends after %j ms', (status, deed, after) => {
  expect(statusEndsAfter(status, deed)).toBe(after);
});
