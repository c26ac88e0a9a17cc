import { expect, it } from 'vitest';
import { afterLoadFailure } from './progressive-load.ts';

it.each([1, 2, 3])('S8.03 failure %i of a progressive load is retried after 500 ms', (failures) => {
  expect(afterLoadFailure(failures, true)).toEqual({ action: 'retry', inMs: 500 });
});

it('S8.03 the fourth failure is the last: four requests in all', () => {
  expect(afterLoadFailure(4, true)).toEqual({ action: 'give-up' });
});

it('an image loaded on demand is not tried again', () => {
  expect(afterLoadFailure(1, false)).toEqual({ action: 'give-up' });
});
