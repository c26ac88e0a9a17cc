import { expect, it } from 'vitest';
import { backNeedsReload } from './back-reload.ts';

it.each([
  ['projector', '/produkt/1/a', '/produkt/2/b', true],
  ['projector', '/produkt/1/a', '/', true],
  ['projector', '/produkt/1/a', '/produkt/1/a', false],
  ['search', '/kategoria/1/a', '/produkt/2/b', false],
  [undefined, '/a', '/b', false],
])('S2.84 back on a %s page from %s to %s reloads: %s', (type, shown, next, expected) => {
  expect(backNeedsReload(type, shown, next)).toBe(expected);
});
