import { describe, expect, it } from 'vitest';
import { demoOwner } from '#demo/insert-staff.ts';
import { HOME } from '#modules/back-office/staff/panel/access.ts';
import { staffCookie } from '#modules/back-office/staff/panel/staff-cookie.server.ts';
import { findStaffSession, STAFF_COOKIE, switchOff, totpCode } from '#modules/back-office/staff/server/index.ts';
import { addSession, addStaff } from '#platform/testing/staff-rows.ts';
import { openPanel } from '../testing/open-panel.ts';

let now = new Date('2026-05-06T10:00:00Z');
const { shop, ask } = await openPanel({ now: () => now });
const { email, password, totpSecret } = demoOwner;
const SIGN_IN = '/zaplecze/logowanie';
const CODE = '/zaplecze/logowanie/kod';

const tokenOf = ({ headers }: { headers: Headers }) =>
  new RegExp(`^${STAFF_COOKIE}=([\\w-]+)`).exec(headers.get('Set-Cookie') ?? '')?.[1] ?? '';
const givePassword = (asked: Parameters<typeof ask>[1] = {}, query = '') =>
  ask(SIGN_IN + query, { form: { intent: 'sign-in', email, password }, ...asked });
const nextCode = () => {
  now = new Date(now.getTime() + 30_000);
  return totpCode(totpSecret, now);
};
const giveCode = (token: string, code: string, path = CODE) => ask(path, { token, form: { intent: 'code', code } });

describe('attacks on the way into the panel', () => {
  it('O.08 does not adopt a planted cookie: every sign-in makes a new one', async () => {
    const planted = 'p'.repeat(32);
    const half = tokenOf(await givePassword({ token: planted }));
    expect(half).toMatch(/^[\w-]{20,}$/);
    expect(half).not.toBe(planted);
    expect((await giveCode(half, nextCode())).status).toBe(302);
    expect(await findStaffSession(shop, planted)).toBeNull();
    // Whose half-open session stood in the browser before gets nothing of it.
    const other = tokenOf(await givePassword());
    const mine = tokenOf(await givePassword({ token: other }));
    await giveCode(mine, nextCode());
    expect((await ask('/zaplecze/konto', { token: other })).location).toMatch(CODE);
  });

  it('what is no form is refused, not stumbled over', async () => {
    const answer = await givePassword({ headers: { 'Content-Type': 'application/json' } });
    expect(answer.status).toBe(415);
  });

  it('O.08 a code seen over the shoulder does not work a second time, in its own half minute or the next', async () => {
    const code = nextCode();
    expect((await giveCode(tokenOf(await givePassword()), code)).status).toBe(302);
    const thief = tokenOf(await givePassword());
    expect((await giveCode(thief, code)).status).toBe(400);
    now = new Date(now.getTime() + 30_000);
    expect((await giveCode(thief, code)).status).toBe(400);
    expect((await ask('/zaplecze/konto', { token: thief })).location).toMatch(CODE);
  });

  it('O.08 the cookie is for the panel alone, out of reach of scripts and other sites, and over https never in the clear', () => {
    const cookie = staffCookie('token', { secure: true });
    for (const part of ['Path=/zaplecze', 'HttpOnly', 'Secure', 'SameSite=Strict']) expect(cookie).toContain(part);
    expect(cookie).not.toMatch(/Domain|Max-Age|Expires/);
  });

  it.each([
    'https://zlo.example/zaplecze/',
    '//zlo.example/zaplecze',
    '/\\zlo.example',
    '/zaplecze/../koszyk',
    '/zaplecze.zlo.example/',
    '/zaplecze@zlo.example',
    'javascript:alert(1)',
    '/zaplecze/\r\nSet-Cookie: a=b',
    '/%2f%2fzlo.example',
  ])('O.08 redirects nowhere else after signing in: ?dalej=%s', async (wanted) => {
    const half = await givePassword({}, `?dalej=${encodeURIComponent(wanted)}`);
    expect(half.location).toBe(`${CODE}?dalej=${encodeURIComponent(HOME)}`);
    const opened = await giveCode(tokenOf(half), nextCode(), `${CODE}?dalej=${encodeURIComponent(wanted)}`);
    expect([opened.status, opened.location]).toEqual([302, HOME]);
  });

  it('O.10 a deactivated account does nothing more, not even with a form that was open', async () => {
    await addStaff(shop, 'owner');
    const id = await addStaff(shop, 'owner');
    const token = await addSession(shop, id);
    expect((await ask('/zaplecze/ludzie', { token })).status).toBe(200);
    await switchOff(shop, id);
    const form = { intent: 'invite', email: 'wspolnik@example.com', role: 'owner' };
    expect((await ask('/zaplecze/ludzie', { token, form })).location).toMatch(SIGN_IN);
    const invited = await shop.pool.query("select from staff_invitations where email = 'wspolnik@example.com'");
    expect(invited.rowCount).toBe(0);
  });

  it('O.08 no answer of the panel is cached or framed, and none loads foreign resources', async () => {
    const token = await addSession(shop, await addStaff(shop, 'owner'));
    const screens = [
      '/zaplecze/dziennik',
      '/zaplecze/nie-ma',
      `${SIGN_IN}`,
      '/zaplecze/haslo',
      '/zaplecze/dziennik.data',
    ];
    for (const path of screens) {
      const { headers } = await ask(path, path === SIGN_IN || path === '/zaplecze/haslo' ? {} : { token });
      expect(headers.get('Cache-Control'), path).toBe('no-store');
      expect(headers.get('X-Frame-Options'), path).toBe('DENY');
      expect(headers.get('X-Content-Type-Options'), path).toBe('nosniff');
      if (path.endsWith('.data')) continue;
      const policy = headers.get('Content-Security-Policy') ?? '';
      expect(policy, path).toContain("frame-ancestors 'none'");
      expect(policy, path).toContain("object-src 'none'");
      expect(policy, path).toContain("form-action 'self';");
      expect(policy, path).not.toMatch(/unsafe-|https?:|\*/);
    }
  });

  it('O.08 wrong passwords, codes and links are counted over HTTP too: 429, also for the right ones', async () => {
    // Earlier tries are forgotten by then.
    now = new Date(now.getTime() + 60 * 60_000);
    const half = tokenOf(await givePassword());
    for (let times = 0; times < 6; times += 1) expect((await giveCode(half, '000000')).status).toBe(400);
    expect((await giveCode(half, nextCode())).status).toBe(429);
    const guess = async (count: number) => {
      for (let times = 0; times < count; times += 1)
        await givePassword({ form: { intent: 'sign-in', email, password: 'x' } });
    };
    await guess(10);
    // The right password alone is not enough then: the email has a sign-in link.
    expect(tokenOf(await givePassword())).toBe('');
    await guess(20);
    expect((await givePassword()).status).toBe(429);
    const requestFor = () => ask('/zaplecze/haslo', { form: { intent: 'ask', email: 'nikt@example.com' } });
    for (let times = 0; times < 20; times += 1) await requestFor();
    expect((await requestFor()).status).toBe(429);
  });
});
