import { expect, it } from 'vitest';
import { likePattern } from './like-pattern.ts';

it('signs of a pattern stand for themselves', () => {
  expect(likePattern('50%_a\\b')).toBe('%50\\%\\_a\\\\b%');
});
