import { expect, it } from 'vitest';
import { accessCookie, endedAccessCookie } from './access-cookie.server.ts';

const partsOf = (cookie: string) => cookie.split('; ').toSorted();

it.each([
  [true, ['Secure']],
  [false, []],
])('X.40 no script reads the key to an order, and no other site sends it; over https only: %s', (secure, more) => {
  const parts = ['HttpOnly', 'Max-Age=600', 'Path=/', 'SameSite=Lax', 'order_access=klucz', ...more];
  expect(partsOf(accessCookie('klucz', 600, secure))).toEqual(parts.toSorted());
});

it('the key ends at once, wherever it was given', () => {
  expect(partsOf(endedAccessCookie())).toEqual(['Max-Age=0', 'Path=/', 'order_access=']);
});
