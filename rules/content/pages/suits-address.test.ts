import { expect, it } from 'vitest';
import { suitsAddress } from './suits-address.ts';

it.each([
  ['', '/koszyk', true],
  ['/kategoria/', '/kategoria/3/kubki?counter=2', true],
  ['/kategoria/', '/produkt/3/kubek', false],
  ['/$', '/', true],
  ['/$', '/?utm_source=x', true],
  ['/$', '/blog', false],
  ['/blog$', '/blog/3/kawa', false],
])('the condition %o on %s: %s', (condition, address, suits) => {
  expect(suitsAddress(condition, address)).toBe(suits);
});
