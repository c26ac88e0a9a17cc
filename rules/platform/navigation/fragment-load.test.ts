import { expect, it } from 'vitest';
import { afterFragment, fragmentTimeout } from './fragment-load.ts';

it('S9.09 a fragment load may take 16 s', () => {
  expect(fragmentTimeout).toBe(16_000);
});

it.each([
  ['loaded', 'show'],
  ['failed', 'go-to-target'],
  ['silent', 'go-to-target'],
  ['replaced', 'nothing'],
] as const)('S7.12 a fragment that %s: %s', (end, expected) => {
  expect(afterFragment(end)).toBe(expected);
});
