import { expect, it } from 'vitest';
import { clientCookie, endedCookies, sessionCookies } from './visitor-cookies.ts';

const until = new Date('2026-06-05T10:00:00Z');

it.each([true, false])('no script reads who the browser is; over https only: %s', (secure) => {
  const [session = '', mark = ''] = sessionCookies('token', until, secure);
  for (const cookie of [clientCookie('token', secure), session, mark]) {
    expect(cookie).toContain('; Path=/; ');
    expect(cookie).toContain('; SameSite=Lax');
    expect(cookie.endsWith('; Secure')).toBe(secure);
  }
  expect(clientCookie('token', secure)).toMatch(/^client=token; .*Max-Age=31536000; HttpOnly/);
  expect(session).toMatch(/^RSSID=token; .*Expires=Fri, 05 Jun 2026 10:00:00 GMT; HttpOnly/);
});

it('S4.59 scripts see that somebody is signed in, not who', () => {
  const [, mark] = sessionCookies('token', until, false);
  expect(mark).toMatch(/^login=1; /);
  expect(mark).not.toContain('HttpOnly');
});

it('signing out ends all three', () => {
  expect(endedCookies().map((cookie) => cookie.split('=')[0])).toEqual(['RSSID', 'login', 'client']);
});
