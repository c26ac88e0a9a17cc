import { expect, it } from 'vitest';
import { afterFragment, backNeedsReload, fragmentTimeout } from './navigation.ts';

it.each([
  ['projector', '/produkt/1/a', '/produkt/2/b', true],
  ['projector', '/produkt/1/a', '/', true],
  ['projector', '/produkt/1/a', '/produkt/1/a', false],
  ['search', '/kategoria/1/a', '/produkt/2/b', false],
  [undefined, '/a', '/b', false],
])('S2.84 back on a %s page from %s to %s reloads: %s', (type, shown, next, expected) => {
  expect(backNeedsReload(type, shown, next)).toBe(expected);
});

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
