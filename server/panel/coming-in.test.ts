import { describe, expect, it } from 'vitest';
import { demoOwner } from '#demo/insert-staff.ts';
import { HOME } from '#modules/back-office/staff/panel/access.ts';
import { makeSetupCode, STAFF_COOKIE, totpCode } from '#modules/back-office/staff/server/index.ts';
import { listChanges } from '#platform/audit/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { addSession, addStaff } from '#platform/testing/staff-rows.ts';
import { outbox } from '#server/shop/schema.ts';
import { type OpenPanel, openPanel } from '../testing/open-panel.ts';

let now = new Date('2026-05-06T10:00:00Z');
const PASSWORD = 'cztery konie w stajni';
const clock = { now: () => now };
const empty = await openPanel({ filled: 'empty', ...clock });
const demo = await openPanel(clock);

/** Half a minute later an authenticator shows another code. */
const nextCode = (secret: string) => {
  now = new Date(now.getTime() + 30_000);
  return totpCode(secret.replaceAll(' ', ''), now);
};

function tokenOf({ headers }: { headers: Headers }): string {
  const cookie = headers.get('Set-Cookie') ?? '';
  return new RegExp(`^${STAFF_COOKIE}=([\\w-]+)`).exec(cookie)?.[1] ?? '';
}

/** Reads the secret from the screen, enrols by its code, gives the recovery codes from the next one. */
async function enrol({ ask }: OpenPanel, token: string) {
  const { text } = await ask('/zaplecze/drugi-skladnik', { token });
  const secret = /<code[^>]*>([A-Z2-7 ]{39})<\/code>/.exec(text)?.[1] ?? '';
  expect(text).toMatch(/<svg[^>]*role="img"/);
  const answer = await ask('/zaplecze/drugi-skladnik', { token, form: { intent: 'enrol', code: nextCode(secret) } });
  return { secret, codes: answer.text.match(/[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}(?=<)/g) ?? [] };
}

/** The link of the newest mail that has one. */
async function newestLink(shop: Shop): Promise<string> {
  const mails = await shop.db.select({ text: outbox.text }).from(outbox).orderBy(outbox.id);
  const links = mails.flatMap(({ text }) => /\/zaplecze\/nowe-haslo\/[\w-]+/.exec(text)?.[0] ?? []);
  return links.at(-1) ?? '';
}

describe('coming into the panel', () => {
  it('O.01 the code of the start makes the owner, who enrols a second factor and is in', async () => {
    const { shop, ask } = empty;
    // Without an account the sign-in leads to the set-up.
    expect((await ask('/zaplecze/logowanie')).location).toBe('/zaplecze/start');
    const code = (await makeSetupCode(shop)) ?? '';
    const form = {
      intent: 'set-up',
      code,
      email: 'ewa@example.com',
      name: 'Ewa',
      password: PASSWORD,
      repeat: PASSWORD,
    };
    expect((await ask('/zaplecze/start', { form: { ...form, code: 'aaaa-bbbb-cccc' } })).text).toContain(
      'nieprawidłowy',
    );
    const wrong = await ask('/zaplecze/start', { form: { ...form, password: 'krótkie' } });
    expect([wrong.status, wrong.text.includes('co najmniej 12 znaków')]).toEqual([400, true]);
    // Nothing typed is lost but the passwords.
    expect(wrong.text).toContain('value="ewa@example.com"');
    expect(wrong.text).not.toContain('krótkie');

    const joined = await ask('/zaplecze/start', { form });
    const token = tokenOf(joined);
    expect(joined.headers.get('Set-Cookie')).toMatch(/Path=\/zaplecze; HttpOnly; SameSite=Strict$/);
    expect((await ask('/zaplecze/konto', { token })).location).toMatch('/zaplecze/logowanie/kod');
    expect((await ask(joined.location, { token })).location).toMatch('/zaplecze/drugi-skladnik');
    const { codes } = await enrol(empty, token);
    expect(codes).toHaveLength(10);
    expect((await ask('/zaplecze/konto', { token })).status).toBe(200);
    // Once.
    expect((await ask('/zaplecze/start', { form })).text).toContain('ma już właściciela');
    expect((await ask('/zaplecze/logowanie')).status).toBe(200);
  });

  it('O.08 password and code lead in, to the requested screen, and nowhere outside the panel', async () => {
    const { ask } = demo;
    const { email, password, totpSecret } = demoOwner;
    const refused = await ask('/zaplecze/logowanie', { form: { intent: 'sign-in', email, password: 'nie to' } });
    expect([refused.status, tokenOf(refused), refused.text.includes('są nieprawidłowe')]).toEqual([400, '', true]);
    for (const [wanted, led] of [
      ['/zaplecze/dziennik?osoba=1', '/zaplecze/dziennik?osoba=1'],
      ['//zlo.example', HOME],
      ['/koszyk', HOME],
    ] as const) {
      const form = { intent: 'sign-in', email, password };
      const half = await ask(`/zaplecze/logowanie?dalej=${encodeURIComponent(wanted)}`, { form });
      const token = tokenOf(half);
      const wrong = await ask(half.location, { token, form: { intent: 'code', code: '000000' } });
      expect([wrong.status, wrong.text.includes('był już użyty')]).toEqual([400, true]);
      const opened = await ask(half.location, { token, form: { intent: 'code', code: nextCode(totpSecret) } });
      expect([opened.status, opened.location]).toEqual([302, led]);
      expect((await ask(led, { token })).location).not.toMatch('logowanie');
    }
  });

  it('O.08 who signs out is out, and the cookie goes', async () => {
    const { shop, ask } = demo;
    const token = await addSession(shop, await addStaff(shop, 'sales'));
    const left = await ask('/zaplecze/wyloguj', { token, form: { intent: 'leave' } });
    expect(left.headers.get('Set-Cookie')).toMatch(`${STAFF_COOKIE}=; Max-Age=0; Path=/zaplecze`);
    expect((await ask('/zaplecze/konto', { token })).location).toMatch('/zaplecze/logowanie');
  });
});

describe('people in the panel', () => {
  it('O.10 the owner invites; the link makes an account once; switched off, it is out at the next request', async () => {
    const { shop, ask } = demo;
    const owner = await addSession(shop, await addStaff(shop, 'owner'));
    const invited = await ask('/zaplecze/ludzie', {
      token: owner,
      form: { intent: 'invite', email: 'jan@example.com', role: 'warehouse' },
    });
    const link = /\/zaplecze\/zaproszenie\/[\w-]{20,}/.exec(invited.text)?.[0] ?? '';
    expect((await ask(link)).text).toContain('magazyn');
    const form = { intent: 'accept', name: 'Jan', password: PASSWORD, repeat: PASSWORD };
    const token = tokenOf(await ask(link, { form }));
    expect((await ask(link, { form })).text).toContain('To zaproszenie nie działa');
    await enrol(demo, token);
    expect((await ask('/zaplecze/konto', { token })).text).toContain('Jan');
    expect((await ask('/zaplecze/ludzie', { token })).status).toBe(403);

    const [joined] = await listChanges(shop, { objectKind: 'staff' }, 1);
    const off = { intent: 'switch-off', id: String(joined?.objectId) };
    expect((await ask('/zaplecze/ludzie', { token: owner, form: off })).text).toContain('Dostęp został wyłączony');
    expect((await ask('/zaplecze/konto', { token })).location).toMatch('/zaplecze/logowanie');
    // … and the log knows who did it.
    const log = await ask(`/zaplecze/dziennik?rodzaj=staff&numer=${joined?.objectId}`, { token: owner });
    expect(log.text).toContain('Wyłączenie dostępu');
    expect((await ask('/zaplecze/dziennik?rodzaj=courier', { token: owner })).text).not.toContain('Wyłączenie dostępu');
  });

  it('O.09 roles, invitations and new recovery codes want a second factor of the last five minutes', async () => {
    const { shop, ask } = demo;
    const token = await addSession(shop, await addStaff(shop, 'owner'));
    const colleague = await addStaff(shop, 'sales');
    now = new Date(now.getTime() + 5 * 60_000);
    const actions = [
      ['/zaplecze/ludzie', { intent: 'role', id: String(colleague), role: 'owner' }],
      ['/zaplecze/ludzie', { intent: 'switch-off', id: String(colleague) }],
      ['/zaplecze/ludzie', { intent: 'invite', email: 'nikt@example.com', role: 'owner' }],
      ['/zaplecze/konto', { intent: 'new-codes' }],
    ] as const;
    for (const [path, form] of actions) {
      expect((await ask(path, { token, form })).status, form.intent).toBe(401);
    }
    expect(await listChanges(shop, { objectKind: 'staff', objectId: String(colleague) })).toEqual([]);
  });

  it('O.08 a colleague without password and factor gets a link from the owner, and comes in with new ones', async () => {
    const { shop, ask } = demo;
    const owner = await addSession(shop, await addStaff(shop, 'owner'));
    const [id, bystander] = [await addStaff(shop, 'sales'), await addSession(shop, await addStaff(shop, 'sales'))];
    const before = await addSession(shop, id);
    const reset = { intent: 'reset-access', id: String(id) };
    expect((await ask('/zaplecze/ludzie', { token: bystander, form: reset })).status).toBe(403);
    const sent = await ask('/zaplecze/ludzie', { token: owner, form: reset });
    expect(sent.text).toContain('Link został wysłany');
    // By mail alone: no account can be taken over through the panel.
    expect(sent.text).not.toContain('nowe-haslo');
    expect((await ask('/zaplecze/konto', { token: before })).location).toMatch('/zaplecze/logowanie');

    const link = await newestLink(shop);
    expect((await ask(link)).text).toContain('nowy drugi składnik');
    const form = { intent: 'renew', password: PASSWORD, repeat: PASSWORD };
    expect((await ask(link, { form: { ...form, password: 'krótkie' } })).status).toBe(400);
    const token = tokenOf(await ask(link, { form }));
    expect((await ask('/zaplecze/konto', { token })).location).toMatch('/zaplecze/logowanie/kod');
    expect((await enrol(demo, token)).codes).toHaveLength(10);
    expect((await ask('/zaplecze/konto', { token })).status).toBe(200);
    expect((await ask(link)).text).toContain('Ten link nie działa');
    now = new Date(now.getTime() + 5 * 60_000);
    expect((await ask('/zaplecze/ludzie', { token: owner, form: reset })).status).toBe(401);
  });

  it('O.08 a forgotten password is renewed by mail; the answer never reveals an account, and the code is still required', async () => {
    const { shop, ask } = demo;
    const requestFor = (email: string) => ask('/zaplecze/haslo', { form: { intent: 'ask', email } });
    const { email, totpSecret } = demoOwner;
    const [known, unknown] = [await requestFor(email), await requestFor('nikt@example.com')];
    const words = (text: string) => /<main.*<\/main>/s.exec(text)?.[0].replaceAll(email, 'nikt@example.com');
    expect([known.status, unknown.status]).toEqual([200, 200]);
    expect(words(known.text)).toBe(words(unknown.text));
    expect((await requestFor('nikt')).text).toContain('Podaj poprawny adres');

    const link = await newestLink(shop);
    const renewed = await ask(link, { form: { intent: 'renew', password: PASSWORD, repeat: PASSWORD } });
    const token = tokenOf(renewed);
    expect(renewed.location).toMatch('/zaplecze/logowanie/kod');
    expect((await ask('/zaplecze/konto', { token })).location).toMatch('/zaplecze/logowanie/kod');
    expect((await ask('/zaplecze/drugi-skladnik', { token })).location).toMatch('/zaplecze/logowanie/kod');
    await ask(renewed.location, { token, form: { intent: 'code', code: nextCode(totpSecret) } });
    expect((await ask('/zaplecze/konto', { token })).status).toBe(200);
  });

  it('O.08 a user sees all own sessions and ends the others', async () => {
    const { shop, ask } = demo;
    const id = await addStaff(shop, 'editor');
    const [here, there] = [await addSession(shop, id), await addSession(shop, id)];
    const stranger = await addSession(shop, await addStaff(shop, 'editor'));
    expect((await ask('/zaplecze/konto', { token: here })).text).toContain('Zakończ wszystkie inne');
    expect((await ask('/zaplecze/konto', { token: here, form: { intent: 'end-others' } })).status).toBe(200);
    expect((await ask('/zaplecze/konto', { token: there })).status).toBe(302);
    for (const token of [here, stranger]) expect((await ask('/zaplecze/konto', { token })).status).toBe(200);
  });
});
