import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { listChanges } from '#platform/audit/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { addSession, addStaff } from '#platform/testing/staff-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { HOUR_MS } from '#platform/time/rules/units.ts';
import { outbox, staff, staffPasskeys, staffRecoveryCodes } from '#server/shop/schema.ts';
import {
  confirmTotp,
  findStaffReset,
  findStaffSession,
  makeStaffResetLink,
  type ResetKind,
  renewAccess,
  requestStaffReset,
  sendStaffReset,
  signInStaff,
  switchOff,
  switchOn,
  totpCode,
} from './index.ts';

let now = new Date('2026-05-06T10:00:00Z');
const { shop } = await testDatabase({ filled: 'empty', now: () => now });
const owner: Shop = { ...shop, actor: { kind: 'staff', id: await addStaff(shop, 'owner'), name: 'Ewa' } };
const caller = { address: '10.0.0.1', userAgent: 'Firefox' };
const PASSWORD = 'cztery konie w stajni';
const SECRET = 'JBSWY3DPEHPK3PXP';

async function colleague() {
  const id = await addStaff(shop, 'sales', { totpSecret: SECRET });
  await shop.db.insert(staffRecoveryCodes).values({ staffId: id, codeHash: `code-${id}` });
  await shop.db.insert(staffPasskeys).values({ id: `key-${id}`, staffId: id, publicKey: '', createdAt: now });
  const [row] = await shop.db.select().from(staff).where(eq(staff.id, id));
  return { id, email: row?.email ?? '', session: await addSession(shop, id) };
}

/** Links in mails to this address, the newest last. */
async function linksTo(email: string): Promise<string[]> {
  const mails = await shop.db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(outbox.id);
  return mails.flatMap(({ text }) => /\/nowe-haslo\/([\w-]+)/.exec(text)?.[1] ?? []);
}

async function sentLink(kind: ResetKind) {
  const person = await colleague();
  expect(await sendStaffReset(owner, person.id, kind)).toBe('sent');
  const [token = ''] = await linksTo(person.email);
  return { ...person, token };
}

const renew = (token: string, password = PASSWORD, repeat = password) =>
  renewAccess(shop, { token, password, repeat, caller });

const factorAfter = async (token: string, password?: string) => {
  const renewed = await renew(token, password);
  if (renewed.kind !== 'joined') throw new Error(renewed.kind);
  return findStaffSession(shop, renewed.token);
};

describe('a link by which a member of the staff signs in again', () => {
  it('O.08 the owner sends one: sessions end at once, it works once, and both are in the log', async () => {
    const { id, email, session, token } = await sentLink('password');
    expect(await findStaffSession(shop, session)).toBeNull();
    expect(await renew(token, 'krótkie')).toMatchObject({ faults: { password: 'password-short' } });
    expect(await renew(token, PASSWORD, 'inne')).toMatchObject({ faults: { repeat: 'passwords-differ' } });
    const both = await Promise.all([renew(token), renew(token)]);
    expect(both.map(({ kind }) => kind).sort()).toEqual(['joined', 'refused']);
    expect(await renew(token)).toEqual({ kind: 'refused' });
    expect(await signInStaff(shop, { email, password: PASSWORD, caller })).toMatchObject({ kind: 'half-open' });
    expect(await listChanges(shop, { objectKind: 'staff', objectId: String(id) })).toMatchObject([
      { action: 'staff.password-reset', staffId: id },
      { action: 'staff.reset-sent', actorName: 'Ewa', after: { kind: 'password' } },
    ]);
    const mails = await shop.db.select().from(outbox).where(eq(outbox.recipient, email));
    expect(mails.at(-1)?.subject).toContain('Zmieniono hasło');
  });

  it('O.08 a new password leaves the second factor as it was: it is asked for', async () => {
    const { token } = await sentLink('password');
    const session = await factorAfter(token);
    expect(session?.factor).toBe('needed');
    if (!session) return;
    expect(await confirmTotp(shop, session, { code: totpCode(SECRET, now), caller: '' })).toBe('checked');
  });

  it('O.08 a new access takes every old factor away: authenticator, passkeys and recovery codes', async () => {
    const { id, token } = await sentLink('access');
    expect((await factorAfter(token))?.factor).toBe('enrol');
    expect(await shop.db.$count(staffPasskeys, eq(staffPasskeys.staffId, id))).toBe(0);
    expect(await shop.db.$count(staffRecoveryCodes, eq(staffRecoveryCodes.staffId, id))).toBe(0);
  });

  it('O.08 until it is used the old password and the old factor stay: a request cannot lock a colleague out', async () => {
    const { id } = await sentLink('access');
    expect(await shop.db.select().from(staff).where(eq(staff.id, id))).toMatchObject([{ totpSecret: SECRET }]);
  });

  it('O.10 an old, replaced or withdrawn link and one of a person switched off open nothing', async () => {
    const old = await sentLink('password');
    now = new Date(now.getTime() + HOUR_MS);
    expect(await findStaffReset(shop, old.token)).toBeNull();
    expect(await renew(old.token)).toEqual({ kind: 'refused' });

    const replaced = await sentLink('access');
    await sendStaffReset(owner, replaced.id, 'access');
    expect(await renew(replaced.token)).toEqual({ kind: 'refused' });

    const off = await sentLink('access');
    await switchOff(owner, off.id);
    expect(await renew(off.token)).toEqual({ kind: 'refused' });
    expect(await sendStaffReset(owner, off.id, 'password')).toBe('switched-off');
    await switchOn(owner, off.id);
    expect(await renew(off.token)).toEqual({ kind: 'refused' });
    for (const nonsense of ['', 'x', 'a'.repeat(32)]) expect(await renew(nonsense)).toEqual({ kind: 'refused' });
    expect(await sendStaffReset(owner, 999_999, 'access')).toBe('unknown');
  });

  it('O.01 the last owner comes in again by a link printed at the server', async () => {
    const command: Shop = { ...shop, actor: { kind: 'command' } };
    const { id, email, session } = await colleague();
    expect(await makeStaffResetLink(command, 'nikt@example.com')).toBeNull();
    const link = await makeStaffResetLink(command, ` ${email.toUpperCase()}`);
    expect(await findStaffSession(shop, session)).toBeNull();
    expect(await linksTo(email)).toEqual([]);
    expect((await factorAfter(link?.split('/').at(-1) ?? ''))?.factor).toBe('enrol');
    expect((await listChanges(shop, { objectKind: 'staff', objectId: String(id) })).at(-1)).toMatchObject({
      actorKind: 'command',
      action: 'staff.reset-sent',
    });
  });
});

describe('a forgotten password', () => {
  it('O.08 gets a link by mail, and the answer is the same for a person without an account or switched off', async () => {
    const { email, session } = await colleague();
    const off = await colleague();
    await switchOff(owner, off.id);
    const mails = await shop.db.$count(outbox);
    for (const asked of ['nikt@example.com', off.email, '', email]) {
      expect(await requestStaffReset(shop, asked, '10.1.0.1')).toBe('asked');
    }
    expect((await shop.db.$count(outbox)) - mails).toBe(1);
    // Anybody can ask: who is at work stays.
    expect(await findStaffSession(shop, session)).not.toBeNull();
    const [token = ''] = await linksTo(email);
    expect((await factorAfter(token))?.factor).toBe('needed');
    expect(await findStaffSession(shop, session)).toBeNull();
  });

  it('O.08 fills no mailbox and is not asked for without end', async () => {
    const { email } = await colleague();
    for (let times = 0; times < 5; times += 1) await requestStaffReset(shop, email, `10.2.0.${times}`);
    expect(await linksTo(email)).toHaveLength(3);
    for (let times = 0; times < 20; times += 1) await requestStaffReset(shop, `${times}@example.com`, '10.3.0.1');
    expect(await requestStaffReset(shop, 'inny@example.com', '10.3.0.1')).toBe('too-many');
  });
});
