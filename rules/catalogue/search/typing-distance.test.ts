import fc from 'fast-check';
import { expect, it } from 'vitest';
import { typingDistance } from './typing-distance.ts';

it.each([
  ['kubek', 'kubek', 0],
  ['kubke', 'kubek', 1],
  ['kubk', 'kubek', 1],
  ['kubeek', 'kubek', 1],
  ['kuvek', 'kubek', 1],
  ['ukbke', 'kubek', 2],
  ['abcdef', 'kubek', 3],
])('%s to %s: %i', (a, b, slips) => {
  expect(typingDistance(a, b, 2)).toBe(slips);
});

it('is the same in both directions', () => {
  const word = fc.string({ maxLength: 8 });
  fc.assert(fc.property(word, word, (a, b) => typingDistance(a, b, 3) === typingDistance(b, a, 3)));
});
