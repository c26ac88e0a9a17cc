import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { listChanges } from '#platform/audit/server/index.ts';
import { outbox } from '#platform/mail/server/tables.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { softwarePasskey } from '#platform/testing/software-passkey.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#platform/time/rules/units.ts';
import type { Role } from '../rules/permissions.ts';
import {
  acceptInvitation,
  addStaffPasskey,
  asThemselves,
  beginStaffPasskey,
  beginTotp,
  cancelInvitation,
  changeRole,
  changeStaffPassword,
  confirmPasskey,
  confirmRecoveryCode,
  confirmTotp,
  countRecoveryCodes,
  endSession,
  endSessions,
  enrolTotp,
  findInvitation,
  findStaffSession,
  invite,
  isFactorFresh,
  listInvitations,
  listSessions,
  listStaff,
  makeSetupCode,
  removeStaffPasskey,
  renewRecoveryCodes,
  requestStaffPasskey,
  type StaffSession,
  setUpOwner,
  signInStaff,
  sweepInvitations,
  sweepStaffSessions,
  switchOff,
  switchOn,
} from './index.ts';
import { staff, staffSessions } from './tables.ts';
import { totpCode } from './totp.ts';

let now = new Date('2026-05-06T10:00:00Z');
const { shop } = await testDatabase({ filled: 'empty', now: () => now });
const PASSWORD = 'cztery konie w stajni';
const caller = { address: '10.0.0.1', userAgent: 'Firefox' };
const elsewhere = () => ({ ...caller, address: crypto.randomUUID() });
const wait = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

async function sessionOf(token: string): Promise<StaffSession> {
  const session = await findStaffSession(shop, token);
  if (!session) throw new Error('no session');
  return session;
}

/** A member of the staff who has joined by an invitation and has no second factor yet. */
async function newcomer(role: Role): Promise<{ token: string; email: string }> {
  const email = `${crypto.randomUUID()}@example.com`;
  const invited = await invite(shop, { email, role });
  if (invited.kind !== 'invited') throw new Error(invited.kind);
  const token = invited.link.split('/').at(-1) ?? '';
  const joined = await acceptInvitation(shop, { token, name: 'Ola', password: PASSWORD, caller });
  if (joined.kind !== 'joined') throw new Error(joined.kind);
  return { token: joined.token, email };
}

/** … and who has enrolled an authenticator. */
async function colleague(role: Role = 'sales') {
  const { token, email } = await newcomer(role);
  const session = await sessionOf(token);
  const began = await beginTotp(shop, session);
  const secret = began?.secret ?? '';
  const enrolled = await enrolTotp(shop, session, { code: totpCode(secret, now), caller: caller.address });
  if (enrolled.kind !== 'enrolled') throw new Error(enrolled.kind);
  // The code of this half minute is used.
  wait(30 * SECOND_MS);
  return { token, email, secret, codes: enrolled.codes, id: session.staff.id };
}

async function signedIn(email: string): Promise<StaffSession & { token: string }> {
  const signed = await signInStaff(shop, { email, password: PASSWORD, caller: elsewhere() });
  if (signed.kind !== 'half-open') throw new Error(signed.kind);
  return { ...(await sessionOf(signed.token)), token: signed.token };
}

describe('the set-up', () => {
  const form = { email: ' Szef@Example.com ', name: ' Ewa ', password: PASSWORD, caller };

  it('O.01 the code works once and for one hour; without it no user gets in', async () => {
    const old = (await makeSetupCode(shop)) ?? '';
    wait(HOUR_MS);
    expect(await setUpOwner(shop, { ...form, code: old })).toEqual({ kind: 'refused' });
    const code = (await makeSetupCode(shop)) ?? '';
    const ofAnotherNode = (await makeSetupCode(shop)) ?? '';
    for (const wrong of ['', 'aaaa-bbbb-cccc', old]) {
      expect(await setUpOwner(shop, { ...form, code: wrong })).toEqual({ kind: 'refused' });
    }
    wait(HOUR_MS - 1);
    expect(await setUpOwner(shop, { ...form, code, email: 'szef' })).toEqual({
      kind: 'faults',
      faults: { email: 'email-wrong' },
    });
    const both = await Promise.all([1, 2].map(() => setUpOwner(shop, { ...form, code: ` ${code.toUpperCase()} ` })));
    expect(both.map(({ kind }) => kind).sort()).toEqual(['joined', 'refused']);
    expect(await shop.db.select().from(staff)).toMatchObject([
      { email: 'szef@example.com', name: 'Ewa', role: 'owner' },
    ]);
    expect(await setUpOwner(shop, { ...form, code: ofAnotherNode, email: 'inny@example.com' })).toEqual({
      kind: 'refused',
    });
    expect(await makeSetupCode(shop)).toBeNull();
    expect(await listChanges(shop, { objectKind: 'staff' })).toMatchObject([{ action: 'staff.owner-set-up' }]);
  });

  it('O.01 guessing codes is stopped', async () => {
    const guess = () => setUpOwner(shop, { ...form, code: 'x', caller: { ...caller, address: '10.9.9.9' } });
    for (let times = 0; times < 20; times += 1) await guess();
    expect(await guess()).toEqual({ kind: 'too-many' });
  });
});

describe('signing in', () => {
  it('O.08 the password opens nothing but the second factor, which opens the panel', async () => {
    const { email, secret } = await colleague('warehouse');
    const session = await signedIn(` ${email.toUpperCase()}`);
    expect(session).toMatchObject({
      factor: 'needed',
      factorCheckedAt: null,
      staff: { name: 'Ola', role: 'warehouse' },
    });
    const tried = { code: '000000', caller: caller.address };
    expect(await confirmTotp(shop, session, tried)).toBe('refused');
    expect(await sessionOf(session.token)).toMatchObject({ factor: 'needed' });
    expect(await confirmTotp(shop, session, { ...tried, code: totpCode(secret, now) })).toBe('checked');
    expect(await sessionOf(session.token)).toMatchObject({ factor: 'checked', factorCheckedAt: now });
  });

  it('O.08 a code of the authenticator works once, for all sessions together', async () => {
    const { email, secret } = await colleague();
    const tried = { code: totpCode(secret, now), caller: caller.address };
    const sessions = [await signedIn(email), await signedIn(email)];
    const checks = await Promise.all(sessions.map((session) => confirmTotp(shop, session, tried)));
    expect(checks.sort()).toEqual(['checked', 'refused']);
    wait(30 * SECOND_MS);
    // Still within its window, and used.
    expect(await confirmTotp(shop, await signedIn(email), tried)).toBe('refused');
  });

  it('O.08 a newcomer must take a second factor before anything opens, and gets recovery codes that work once', async () => {
    const { token, email } = await newcomer('editor');
    const session = await sessionOf(token);
    expect(session.factor).toBe('enrol');
    const began = await beginTotp(shop, session);
    expect(await beginTotp(shop, session)).toEqual(began);
    expect(began?.address).toContain(began?.secret);
    const tried = { code: '000000', caller: caller.address };
    expect(await enrolTotp(shop, session, tried)).toEqual({ kind: 'refused' });
    expect(await sessionOf(token)).toMatchObject({ factor: 'enrol' });
    const code = totpCode(began?.secret ?? '', now);
    const enrolled = await enrolTotp(shop, session, { ...tried, code });
    if (enrolled.kind !== 'enrolled') throw new Error(enrolled.kind);
    expect(enrolled.codes).toHaveLength(10);
    expect(await sessionOf(token)).toMatchObject({ factor: 'checked' });

    const [first = ''] = enrolled.codes;
    const again = await signedIn(email);
    const typed = { code: ` ${first.replaceAll('-', ' ').toUpperCase()}`, caller: caller.address };
    expect(await confirmRecoveryCode(shop, again, typed)).toBe('checked');
    expect(await confirmRecoveryCode(shop, await signedIn(email), typed)).toBe('refused');
    expect(await countRecoveryCodes(shop, session.staff.id)).toBe(9);
    expect(await listChanges(shop, { staffId: session.staff.id })).toMatchObject([
      { action: 'staff.signed-in' },
      { action: 'staff.recovery-code-used' },
      { action: 'staff.signed-in' },
      { action: 'staff.authenticator-set' },
      { action: 'staff.joined' },
    ]);
  });

  it('O.08 a half-open session can neither change the authenticator nor add a passkey', async () => {
    const { email } = await colleague();
    const session = await signedIn(email);
    expect(await beginTotp(shop, session)).toBeNull();
    expect(await enrolTotp(shop, session, { code: '000000', caller: '' })).toEqual({ kind: 'refused' });
    expect(await beginStaffPasskey(shop, session)).toBeNull();
    expect(await renewRecoveryCodes(shop, session)).toBeNull();
  });

  it('O.08 an unknown address, a wrong password and a person switched off get the same answer', async () => {
    const { email, id } = await colleague();
    const tries = [
      { email: 'nikt@example.com', password: PASSWORD },
      { email, password: `${PASSWORD}.` },
    ];
    for (const tried of tries) expect(await signInStaff(shop, { ...tried, caller })).toEqual({ kind: 'refused' });
    await switchOff(shop, id);
    expect(await signInStaff(shop, { email, password: PASSWORD, caller })).toEqual({ kind: 'refused' });
  });

  it('O.08 wrong passwords and wrong codes are counted', async () => {
    const { email } = await colleague();
    const tried = { email, password: 'nie to hasło', caller: elsewhere() };
    for (let times = 0; times < 10; times += 1) await signInStaff(shop, tried);
    expect(await signInStaff(shop, { ...tried, password: PASSWORD })).toEqual({ kind: 'link-sent' });
    for (let times = 0; times < 20; times += 1) await signInStaff(shop, tried);
    expect(await signInStaff(shop, { ...tried, password: PASSWORD })).toEqual({ kind: 'too-many' });
    const session = await signedIn((await colleague()).email);
    const guess = { code: '000000', caller: '10.7.7.7' };
    for (let times = 0; times < 6; times += 1) expect(await confirmTotp(shop, session, guess)).toBe('refused');
    expect(await confirmTotp(shop, session, guess)).toBe('too-many');
    expect(await confirmRecoveryCode(shop, session, guess)).toBe('too-many');
  });
});

describe('passkeys of the staff', () => {
  it('O.08 a passkey is a second factor: taken first it comes with recovery codes, and opens the next session', async () => {
    const { token, email } = await newcomer('manager');
    const session = await sessionOf(token);
    const key = softwarePasskey(shop.origin);
    const options = await beginStaffPasskey(shop, session);
    const response = key.create({ challenge: options?.challenge ?? '' });
    const added = await addStaffPasskey(shop, session, { response, name: ' Telefon ' });
    expect(added?.codes).toHaveLength(10);
    expect(await sessionOf(token)).toMatchObject({ factor: 'checked' });
    // The question was answered.
    expect(await addStaffPasskey(shop, session, { response, name: '' })).toBeNull();

    const next = await signedIn(email);
    expect(next.factor).toBe('needed');
    const question = await requestStaffPasskey(shop, next);
    const answer = key.answer({ challenge: question?.challenge ?? '' });
    expect(await confirmPasskey(shop, next, softwarePasskey(shop.origin).answer({ challenge: '' }))).toBe(false);
    expect(await confirmPasskey(shop, next, answer)).toBe(false);
    const second = await requestStaffPasskey(shop, next);
    expect(await confirmPasskey(shop, next, key.answer({ challenge: second?.challenge ?? '' }))).toBe(true);
    expect(await sessionOf(next.token)).toMatchObject({ factor: 'checked' });
    // The only factor stays.
    expect(await removeStaffPasskey(shop, await sessionOf(next.token), key.id)).toBe(false);
  });

  it("another user's passkey opens nothing", async () => {
    const mine = await colleague();
    const theirs = await colleague();
    const key = softwarePasskey(shop.origin);
    const session = await sessionOf(theirs.token);
    const options = await beginStaffPasskey(shop, session);
    const response = key.create({ challenge: options?.challenge ?? '' });
    expect(await addStaffPasskey(shop, session, { response, name: 'Klucz' })).toEqual({ codes: [] });
    const half = await signedIn(mine.email);
    expect(await requestStaffPasskey(shop, half)).toBeNull();
    expect(await confirmPasskey(shop, half, key.answer({ challenge: options?.challenge ?? '' }))).toBe(false);
    expect(await removeStaffPasskey(shop, session, key.id)).toBe(true);
  });
});

describe('sessions of the staff', () => {
  it('O.08 a session unused for half an hour ends, and every one after twelve hours', async () => {
    const idle = await colleague();
    wait(30 * MINUTE_MS - 30 * SECOND_MS - 1);
    expect(await findStaffSession(shop, idle.token)).not.toBeNull();
    wait(30 * MINUTE_MS);
    expect(await findStaffSession(shop, idle.token)).toBeNull();

    const busy = await colleague();
    for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
      wait(20 * MINUTE_MS);
      expect(await findStaffSession(shop, busy.token)).not.toBeNull();
    }
    wait(20 * MINUTE_MS);
    expect(await findStaffSession(shop, busy.token)).toBeNull();
    await sweepStaffSessions(shop);
    expect(await shop.db.select().from(staffSessions)).toEqual([]);
  });

  it('O.08 a session without its second factor ends after half an hour, used or not', async () => {
    const { email } = await colleague();
    const { token } = await signedIn(email);
    wait(20 * MINUTE_MS);
    expect(await findStaffSession(shop, token)).not.toBeNull();
    wait(10 * MINUTE_MS);
    expect(await findStaffSession(shop, token)).toBeNull();
  });

  it('are listed and ended one by one or all but this one, only by their person', async () => {
    const { email, id, token } = await colleague();
    const other = await colleague();
    const second = await signedIn(email);
    await signedIn(email);
    const listed = await listSessions(shop, id);
    expect(listed.map(({ checked }) => checked)).toEqual([false, false, true]);
    expect(listed.at(-1)).toMatchObject({ userAgent: 'Firefox', address: '10.0.0.1' });
    expect(await endSession(shop, other.id, second.id)).toBe(false);
    expect(await endSession(shop, id, second.id)).toBe(true);
    expect(await findStaffSession(shop, second.token)).toBeNull();
    await endSessions(shop, id, (await sessionOf(token)).id);
    expect(await listSessions(shop, id)).toHaveLength(1);
    expect(await findStaffSession(shop, other.token)).not.toBeNull();
  });

  it('O.08 the second factor is fresh for five minutes, and fresh again when it is shown again', async () => {
    const { token, secret } = await colleague();
    expect(isFactorFresh(shop, await sessionOf(token))).toBe(true);
    wait(5 * MINUTE_MS);
    const stale = await sessionOf(token);
    expect(isFactorFresh(shop, stale)).toBe(false);
    expect(await renewRecoveryCodes(shop, stale)).toBeNull();
    expect(await confirmTotp(shop, stale, { code: totpCode(secret, now), caller: '' })).toBe('checked');
    expect(isFactorFresh(shop, await sessionOf(token))).toBe(true);
    expect(await renewRecoveryCodes(shop, await sessionOf(token))).toHaveLength(10);
  });

  it('no token of a shopper, none at all and nonsense find no user', async () => {
    for (const token of [undefined, '', 'x', 'a'.repeat(32)]) expect(await findStaffSession(shop, token)).toBeNull();
  });

  it('a new password ends all other sessions', async () => {
    const { email, token } = await colleague();
    const other = await signedIn(email);
    const session = await sessionOf(token);
    const change = (current: string, password: string) => changeStaffPassword(shop, session, { current, password });
    expect(await change('nie to', 'pięć koni w stajni')).toBe('wrong');
    expect(await change(PASSWORD, 'krótkie')).toBe('password-short');
    expect(await change(PASSWORD, 'pięć koni w stajni')).toBe('changed');
    expect(await findStaffSession(shop, other.token)).toBeNull();
    expect(await findStaffSession(shop, token)).not.toBeNull();
    expect(await signInStaff(shop, { email, password: PASSWORD, caller: elsewhere() })).toEqual({ kind: 'refused' });
  });
});

describe('a change to how a user signs in', () => {
  const textsTo = async (email: string) =>
    (await shop.db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(outbox.id)).map(({ text }) => text);

  it('O.08 is reported by mail and ends their other sessions: authenticator, passkey, password', async () => {
    const { email, token } = await colleague();
    const tried = { caller: caller.address };
    const changes = {
      'nową aplikację': async (session: StaffSession) => {
        const secret = (await beginTotp(shop, session))?.secret ?? '';
        return (await enrolTotp(shop, session, { ...tried, code: totpCode(secret, now) })).kind;
      },
      'nowy klucz dostępu': async (session: StaffSession) => {
        const challenge = (await beginStaffPasskey(shop, session))?.challenge ?? '';
        const response = softwarePasskey(shop.origin).create({ challenge });
        return addStaffPasskey(shop, session, { response, name: 'Klucz' });
      },
      'zmieniono hasło': (session: StaffSession) =>
        changeStaffPassword(shop, session, { current: PASSWORD, password: 'pięć koni w stajni' }),
    };
    for (const [words, change] of Object.entries(changes)) {
      const other = await signedIn(email);
      await change(await sessionOf(token));
      expect((await textsTo(email)).at(-1), words).toContain(words);
      expect(await findStaffSession(shop, other.token), words).toBeNull();
      expect(await findStaffSession(shop, token), words).not.toBeNull();
    }
  });
});

describe('people', () => {
  const asOwner = async (): Promise<Shop> => {
    const { id } = await colleague('owner');
    return { ...shop, actor: { kind: 'staff', id, name: 'Ola' } };
  };

  it('O.10 an invitation goes by mail, works once, for 48 hours, and is written down', async () => {
    const owner = await asOwner();
    const email = `${crypto.randomUUID()}@example.com`;
    const first = await invite(owner, { email: email.toUpperCase(), role: 'sales' });
    const second = await invite(owner, { email, role: 'warehouse' });
    if (first.kind !== 'invited' || second.kind !== 'invited') throw new Error('not invited');
    const mails = await shop.db.select().from(outbox).where(eq(outbox.recipient, email));
    expect(mails.map(({ text }) => text.includes(second.link))).toContain(true);
    const [replaced = '', token = ''] = [first, second].map(({ link }) => link.split('/').at(-1) ?? '');
    expect(await findInvitation(shop, replaced)).toBeNull();
    expect(await listInvitations(shop)).toMatchObject([{ email, role: 'warehouse' }]);
    wait(2 * DAY_MS - 1);
    expect(await findInvitation(shop, token)).toEqual({ email, role: 'warehouse' });
    const form = { token, name: 'Jan', password: PASSWORD, caller };
    expect(await acceptInvitation(shop, { ...form, name: '' })).toMatchObject({ faults: { name: 'name-missing' } });
    const both = await Promise.all([1, 2].map(() => acceptInvitation(shop, form)));
    expect(both.map(({ kind }) => kind).sort()).toEqual(['joined', 'refused']);
    expect(await acceptInvitation(shop, form)).toEqual({ kind: 'refused' });
    expect(await invite(owner, { email, role: 'sales' })).toEqual({ kind: 'already-staff' });
    expect(await invite(owner, { email: 'nikt', role: 'sales' })).toEqual({ kind: 'email-wrong' });
    expect(await listChanges(shop, { objectKind: 'invitation' }, 1)).toMatchObject([
      { action: 'staff.invited', actorName: 'Ola', after: { email, role: 'warehouse' } },
    ]);
  });

  it('O.10 an old or withdrawn invitation is refused', async () => {
    const owner = await asOwner();
    const invited = await invite(owner, { email: 'stary@example.com', role: 'sales' });
    const token = invited.kind === 'invited' ? (invited.link.split('/').at(-1) ?? '') : '';
    wait(2 * DAY_MS);
    const form = { token, name: 'Jan', password: PASSWORD, caller };
    expect(await acceptInvitation(shop, form)).toEqual({ kind: 'refused' });
    await sweepInvitations(shop);
    const again = await invite(owner, { email: 'stary@example.com', role: 'sales' });
    const [waiting] = await listInvitations(shop);
    expect(await cancelInvitation(owner, waiting?.id ?? 0)).toBe(true);
    const cancelled = again.kind === 'invited' ? (again.link.split('/').at(-1) ?? '') : '';
    expect(await findInvitation(shop, cancelled)).toBeNull();
  });

  it('O.10 a person switched off is out at the next request, and may be let in again', async () => {
    const owner = await asOwner();
    const { id, token, email } = await colleague();
    const half = await signedIn(email);
    expect(await switchOff(owner, id)).toBe('changed');
    for (const one of [token, half.token]) expect(await findStaffSession(shop, one)).toBeNull();
    expect(await switchOn(owner, id)).toBe('changed');
    expect(await findStaffSession(shop, token)).toBeNull();
    await signedIn(email);
    expect(await switchOff(owner, 999_999)).toBe('unknown');
    expect(await listChanges(shop, { objectKind: 'staff', objectId: String(id) }, 2)).toMatchObject([
      { action: 'staff.switched-on', before: { active: false }, after: { active: true } },
      { action: 'staff.switched-off', actorName: 'Ola' },
    ]);
  });

  it('O.09 a changed role holds at the next request', async () => {
    const owner = await asOwner();
    const { id, token } = await colleague('sales');
    expect(await changeRole(owner, id, 'editor')).toBe('changed');
    expect((await sessionOf(token)).staff.role).toBe('editor');
    expect(await listChanges(shop, { objectKind: 'staff', objectId: String(id) }, 1)).toMatchObject([
      { action: 'staff.role-changed', before: { role: 'sales' }, after: { role: 'editor' } },
    ]);
  });

  it('O.10 the last owner at work stays one, also when two owners switch each other off at the same moment', async () => {
    await shop.db.update(staff).set({ active: false }).where(eq(staff.role, 'owner'));
    const [first, second] = [await colleague('owner'), await colleague('owner')];
    const off = await Promise.all([first, second].map(({ id }) => switchOff(shop, id)));
    expect(off.sort()).toEqual(['changed', 'last-owner']);
    const [left] = (await listStaff(shop)).filter(({ active, role }) => active && role === 'owner');
    expect(await changeRole(shop, left?.id ?? 0, 'manager')).toBe('last-owner');
    expect(await switchOff(shop, left?.id ?? 0)).toBe('last-owner');
  });
});

it('O.11 who comes in, goes out or fails to come in is in the log, and a stranger does not fill it', async () => {
  const { email, secret, id } = await colleague();
  const entries = async () =>
    (await listChanges(shop, { objectKind: 'staff', objectId: String(id) })).map(
      ({ action, actorKind, before, after }) => [action, actorKind, before ?? after],
    );
  const before = (await entries()).length;
  for (let tried = 0; tried < 8; tried += 1) {
    await signInStaff(shop, { email, password: 'zgaduję', caller: { ...caller, address: `10.3.0.${tried}` } });
  }
  wait(HOUR_MS);
  const session = await signedIn(email);
  expect(await confirmTotp(shop, session, { code: '000000', caller: '10.3.0.9' })).toBe('refused');
  expect(await confirmTotp(shop, session, { code: totpCode(secret, now), caller: '10.3.0.9' })).toBe('checked');
  const open = await sessionOf(session.token);
  wait(30 * SECOND_MS);
  expect(await confirmTotp(shop, open, { code: totpCode(secret, now), caller: '10.3.0.9' })).toBe('checked');
  await endSession(asThemselves(shop, open), id, open.id);
  const newEntries = (await entries()).slice(0, -before).reverse();
  expect(newEntries.slice(0, 5).map(([action]) => action)).toEqual(Array(5).fill('staff.sign-in-failed'));
  expect(newEntries.slice(5)).toEqual([
    ['staff.sign-in-failed', 'stranger', { step: 'factor', network: '10.3.0.9' }],
    ['staff.signed-in', 'staff', { network: '10.3.0.9' }],
    ['staff.signed-out', 'staff', { network: expect.any(String) }],
  ]);
});
