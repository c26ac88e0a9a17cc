import { expect, it } from 'vitest';
import { basketNoteCookie } from '#modules/sales/basket/rules/line-outcome.ts';
import { clientCookie, endedCookies, sessionCookies } from '#platform/visitors/rules/visitor-cookies.ts';
import { accessCookie, endedAccessCookie, toSetCookie } from './set-cookie.server.ts';

const expiresAt = new Date('2026-06-05T10:00:00Z');
const place = { secure: true, domain: 'polana.example' };

it.each([
  [clientCookie('t-1', { secure: false }), 'client=t-1; HttpOnly; Max-Age=31536000; Path=/; SameSite=Lax'],
  [
    sessionCookies({ token: 't', expiresAt, remembered: true }, place)[0],
    'RSSID=t; Domain=polana.example; Expires=Fri, 05 Jun 2026 10:00:00 GMT; HttpOnly; Path=/; SameSite=Lax; Secure',
  ],
  [sessionCookies({ token: 't', expiresAt, remembered: false }, { secure: false })[1], 'login=1; Path=/; SameSite=Lax'],
  [endedCookies(place)[2], 'client=; Domain=polana.example; Max-Age=0; Path=/'],
  [basketNoteCookie('kept:7'), 'basket_note=kept%3A7; HttpOnly; Max-Age=60; Path=/; SameSite=Lax'],
  [basketNoteCookie(''), 'basket_note=; HttpOnly; Max-Age=0; Path=/; SameSite=Lax'],
])('a cookie is written with exactly its attributes: %j', (cookie, line) => {
  const [pair, ...attributes] = toSetCookie(cookie ?? basketNoteCookie('')).split('; ');
  expect([pair, ...attributes.toSorted()].join('; ')).toBe(line);
});

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
