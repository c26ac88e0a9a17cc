import { expect, it } from 'vitest';
import { isLostAnswer } from './lost-answer.ts';

it.each([
  [undefined, true],
  [500, true],
  [503, true],
  [429, true],
  [413, true],
  [200, false],
  [302, false],
  [403, false],
  [404, false],
])('X.39 an answer with the status %s is lost: %s', (status, lost) => {
  expect(isLostAnswer(status)).toBe(lost);
});
