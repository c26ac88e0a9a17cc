import { expect, it } from 'vitest';
import { clientCookie, endedCookies, sessionCookies } from './visitor-cookies.ts';

const until = new Date('2026-06-05T10:00:00Z');

it.each([true, false])('no script reads who the browser is; over https only: %s', (secure) => {
  const [session = '', mark = ''] = sessionCookies({ token: 'token', expiresAt: until, remembered: true }, { secure });
  for (const cookie of [clientCookie('token', { secure }), session, mark]) {
    expect(cookie).toContain('; Path=/; ');
    expect(cookie).toContain('; SameSite=Lax');
    expect(cookie.endsWith('; Secure')).toBe(secure);
  }
  expect(clientCookie('token', { secure })).toMatch(/^client=token; .*Max-Age=31536000; HttpOnly/);
  expect(session).toMatch(/^RSSID=token; .*Expires=Fri, 05 Jun 2026 10:00:00 GMT; HttpOnly/);
});

it('S4.59 scripts see that somebody is signed in, not who', () => {
  const [, mark] = sessionCookies({ token: 'token', expiresAt: until, remembered: true }, { secure: false });
  expect(mark).toMatch(/^login=1; /);
  expect(mark).not.toContain('HttpOnly');
});

it('signing out ends all three', () => {
  expect(endedCookies().map((cookie) => cookie.split('=')[0])).toEqual(['RSSID', 'login', 'client']);
});

it('a sign-in that is not to be remembered ends with the browser', () => {
  for (const cookie of sessionCookies({ token: 'token', expiresAt: until, remembered: false }, { secure: true })) {
    expect(cookie).not.toMatch(/Expires|Max-Age/);
  }
});

it('S6.08 named with a domain the cookies go to all its sites, and end there too; without one to none but their own', () => {
  const session = { token: 'token', expiresAt: until, remembered: true };
  const shared = { secure: true, domain: 'polana.example' };
  for (const cookie of [clientCookie('t', shared), ...sessionCookies(session, shared), ...endedCookies(shared)]) {
    expect(cookie).toContain('; Domain=polana.example');
  }
  for (const cookie of [
    clientCookie('t', { secure: true }),
    ...sessionCookies(session, { secure: true }),
    ...endedCookies(),
  ]) {
    expect(cookie).not.toContain('Domain');
  }
});
