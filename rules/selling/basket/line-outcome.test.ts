import { expect, it } from 'vitest';
import { LINE_CODES, outcomeTone } from './line-outcome.ts';

it('tells done, done differently and not done apart', () => {
  const toned = (tone: string) => LINE_CODES.filter((code) => outcomeTone(code) === tone);
  expect(toned('success')).toEqual([
    'added',
    'changed',
    'removed',
    'kept',
    'favourite-added',
    'favourite-kept',
    'gift-chosen',
    'gift-resigned',
    'file-added',
    'file-removed',
  ]);
  expect(toned('warning')).toEqual(['raised', 'lowered', 'comment-cut']);
});
