import { expect, it } from 'vitest';
import { browserCookie, clientCookie, endedCookies, isVisitorToken, sessionCookies } from './visitor-cookies.ts';

const until = new Date('2026-06-05T10:00:00Z');
const remembered = { token: 'token', expiresAt: until, remembered: true };

it.each([true, false])('no script reads who the browser is; over https only: %s', (secure) => {
  const hidden = { httpOnly: true, sameSite: 'Lax', secure };
  const year = 31_536_000;
  expect(clientCookie('token', { secure })).toEqual({
    name: 'client',
    value: 'token',
    options: { ...hidden, maxAge: year },
  });
  expect(browserCookie('token', { secure })).toEqual({
    name: 'known_browser',
    value: 'token',
    options: { ...hidden, maxAge: year },
  });
  expect(sessionCookies(remembered, { secure })[0]).toEqual({
    name: 'RSSID',
    value: 'token',
    options: { ...hidden, expires: until },
  });
});

it('S4.59 scripts see that a customer is signed in, not which', () => {
  const [, mark] = sessionCookies(remembered, { secure: false });
  expect(mark).toEqual({ name: 'login', value: '1', options: { expires: until, sameSite: 'Lax', secure: false } });
});

it('signing out ends all three', () => {
  expect(endedCookies()).toEqual(
    ['RSSID', 'login', 'client'].map((name) => ({ name, value: '', options: { maxAge: 0 } })),
  );
});

it('a sign-in that is not to be remembered ends with the browser', () => {
  for (const { options } of sessionCookies({ ...remembered, remembered: false }, { secure: true })) {
    expect(options).not.toHaveProperty('maxAge');
    expect(options.expires).toBeUndefined();
  }
});

it('S6.08 named with a domain the cookies go to all its sites, and end there too; without one to none but their own', () => {
  const shared = { secure: true, domain: 'polana.example' };
  for (const { options } of [
    clientCookie('t', shared),
    ...sessionCookies(remembered, shared),
    ...endedCookies(shared),
  ]) {
    expect(options.domain).toBe('polana.example');
  }
  const own = { secure: true };
  for (const { options } of [clientCookie('t', own), ...sessionCookies(remembered, own), ...endedCookies()]) {
    expect(options.domain).toBeUndefined();
  }
});

it.each([
  ['abcdefghijklmno-_0123456789', true],
  ['a'.repeat(64), true],
  ['a'.repeat(65), false],
  ['short', false],
  ["' or 1=1 -- and more", false],
  ['', false],
  [undefined, false],
])('%s may be a token: %s', (value, possible) => {
  expect(isVisitorToken(value)).toBe(possible);
});
