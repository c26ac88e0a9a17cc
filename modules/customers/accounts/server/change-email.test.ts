import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { findMail, listMails } from '#platform/mail/server/index.ts';
import { customerData } from '#platform/testing/customer-data.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { DAY_MS, HOUR_MS } from '#platform/time/rules/units.ts';
import {
  cancelNewEmail,
  checkNewLogin,
  confirmNewEmail,
  createCustomer,
  findAccount,
  findEmailChange,
  requestNewEmail,
  requestReset,
  resendNewEmail,
  seeNewEmail,
  signIn,
} from './index.ts';
import { customers, passwordResets } from './tables.ts';

let now = new Date('2026-05-06T10:00:00Z');
const { shop } = await testDatabase({ filled: 'empty', now: () => now });

async function create(login: string, email = `${login}@example.com`): Promise<number> {
  const made = await createCustomer(shop, { login, password: 'tajne123', data: { ...customerData(), email } });
  if (made.kind !== 'created') throw new Error(made.kind);
  return made.customerId;
}

const requestChange = (customerId: number, email: string, password = 'tajne123') =>
  requestNewEmail(shop, customerId, { email, password, caller: '10.1.1.1' });
const emailOf = async (customerId: number) => (await findAccount(shop, customerId))?.data.email;
const signedInAs = async (login: string) => {
  const answer = await signIn(shop, login, 'tajne123', undefined, { caller: crypto.randomUUID() });
  return answer.kind === 'signed-in' ? answer.customerId : answer.kind;
};

/** The token in the newest mail to this address. */
async function mailedToken(email: string): Promise<string> {
  const head = (await listMails(shop)).find(({ recipient }) => recipient === email);
  const mail = head && (await findMail(shop, head.id));
  return /potwierdz-adres\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

describe('X.53 a new e-mail address', () => {
  it('counts after its link is opened; the old address is notified before and after', async () => {
    const customerId = await create('zmienna', 'stary@example.com');
    expect(await requestChange(customerId, 'nowy@example.com', 'zle')).toEqual({ kind: 'refused' });
    expect(await findEmailChange(shop, customerId)).toBeNull();
    expect(await mailedToken('nowy@example.com')).toBe('');
    expect(await requestChange(customerId, 'nowy@example.com')).toMatchObject({ kind: 'proved' });
    expect(await emailOf(customerId)).toBe('stary@example.com');
    expect(await findEmailChange(shop, customerId)).toBe('nowy@example.com');
    expect(await signedInAs('nowy@example.com')).toBe('refused');
    expect(await signedInAs('stary@example.com')).toBe(customerId);
    const received = async () =>
      (await listMails(shop))
        .filter(({ recipient }) => recipient === 'stary@example.com')
        .map(({ subject }) => subject);
    expect(await received()).toContain('Prośba o zmianę adresu e-mail Twojego konta');
    const token = await mailedToken('nowy@example.com');
    expect(await seeNewEmail(shop, token)).toBe('nowy@example.com');
    expect(await confirmNewEmail(shop, token)).toBe('changed');
    expect(await emailOf(customerId)).toBe('nowy@example.com');
    expect(await signedInAs('nowy@example.com')).toBe(customerId);
    expect(await received()).toContain('Adres e-mail Twojego konta został zmieniony');
    expect(await confirmNewEmail(shop, token)).toBe('expired');
    expect(await findEmailChange(shop, customerId)).toBeNull();
  });

  it('once it counts, a link to a new password that was sent to the old one opens nothing; those of others do', async () => {
    const [customerId, other] = [await create('przeprowadzka'), await create('sasiad')];
    for (const login of ['przeprowadzka', 'sasiad']) await requestReset(shop, login, '10.1.1.7');
    await requestChange(customerId, 'nowe-miejsce@example.com');
    expect(await shop.db.$count(passwordResets, eq(passwordResets.customerId, customerId))).toBe(1);
    await confirmNewEmail(shop, await mailedToken('nowe-miejsce@example.com'));
    expect(await shop.db.$count(passwordResets, eq(passwordResets.customerId, customerId))).toBe(0);
    expect(await shop.db.$count(passwordResets, eq(passwordResets.customerId, other))).toBe(1);
  });

  it('can be called off and sent again; a link works for a day', async () => {
    const customerId = await create('niezdecydowana');
    await requestChange(customerId, 'moze@example.com');
    const first = await mailedToken('moze@example.com');
    expect(await resendNewEmail(shop, customerId)).toBe('sent');
    const second = await mailedToken('moze@example.com');
    expect(second).not.toBe(first);
    expect(await confirmNewEmail(shop, first)).toBe('expired');
    await cancelNewEmail(shop, customerId);
    expect(await confirmNewEmail(shop, second)).toBe('expired');
    expect(await resendNewEmail(shop, customerId)).toBe('none');
    await requestChange(customerId, 'moze@example.com');
    const late = await mailedToken('moze@example.com');
    now = new Date(now.getTime() + DAY_MS + 1);
    expect(await confirmNewEmail(shop, late)).toBe('expired');
    expect(await emailOf(customerId)).toBe('niezdecydowana@example.com');
  });

  it('two who want one address: the first to follow the link has it, the other is refused', async () => {
    const [one, other] = [await create('zmiana-a'), await create('zmiana-b')];
    await requestChange(one, 'jeden-adres@example.com');
    const first = await mailedToken('jeden-adres@example.com');
    await requestChange(other, 'jeden-adres@example.com');
    const second = await mailedToken('jeden-adres@example.com');
    const outcomes = await Promise.all([confirmNewEmail(shop, first), confirmNewEmail(shop, second)]);
    expect(outcomes.toSorted()).toEqual(['changed', 'email-taken']);
    const refused = outcomes[0] === 'changed' ? other : one;
    expect(await requestChange(refused, 'jeden-adres@example.com')).toEqual({ kind: 'email-taken' });
  });

  it('X.43 one mailbox receives five requests a day for all accounts and spellings', async () => {
    const asked = [];
    for (let at = 0; at < 6; at += 1) {
      const customerId = await create(`natretny${at}`);
      asked.push((await requestChange(customerId, `ofiara+${at}@example.com`)).kind);
    }
    expect(asked).toEqual([...Array.from({ length: 5 }, () => 'proved'), 'too-many-mails']);
  });

  it('one customer asks for five addresses an hour, sent again or not; others ask for theirs', async () => {
    const name = crypto.randomUUID().slice(0, 18);
    const [customerId, other] = [await create(name), await create(`${name}-b`)];
    for (let at = 0; at < 4; at += 1)
      expect((await requestChange(customerId, `${name}-${at}@example.net`)).kind).toBe('proved');
    expect(await resendNewEmail(shop, customerId)).toBe('sent');
    expect(await requestChange(customerId, `${name}-5@example.net`)).toEqual({ kind: 'too-many-mails' });
    expect(await resendNewEmail(shop, customerId)).toBe('too-many-mails');
    expect(await findEmailChange(shop, customerId)).toBe(`${name}-3@example.net`);
    expect((await requestChange(other, `${name}-6@example.net`)).kind).toBe('proved');
    now = new Date(now.getTime() + HOUR_MS + 1);
    expect((await requestChange(customerId, `${name}-7@example.net`)).kind).toBe('proved');
  });

  it('of one customer is called off, seen and confirmed apart from that of another', async () => {
    const name = crypto.randomUUID().slice(0, 18);
    const [customerId, other] = [await create(name), await create(`${name}-b`)];
    const own = `${name}-nowy@example.net`;
    const theirs = `${name}-ich@example.net`;
    expect(await requestChange(customerId, ` ${name}@example.com `)).toEqual({ kind: 'same' });
    await requestChange(customerId, ` ${own} `);
    await requestChange(other, theirs);
    const [token, otherToken] = [await mailedToken(own), await mailedToken(theirs)];
    expect([await seeNewEmail(shop, token), await seeNewEmail(shop, otherToken)]).toEqual([own, theirs]);
    for (const wrong of [undefined, '', 'x', token.replace(/.$/, '!')])
      expect(await seeNewEmail(shop, wrong)).toBeNull();
    await cancelNewEmail(shop, other);
    expect([await findEmailChange(shop, customerId), await findEmailChange(shop, other)]).toEqual([own, null]);
    expect(await seeNewEmail(shop, otherToken)).toBeNull();
    const start = now;
    now = new Date(start.getTime() + DAY_MS);
    expect([await findEmailChange(shop, customerId), await seeNewEmail(shop, token)]).toEqual([null, null]);
    expect(await confirmNewEmail(shop, token)).toBe('expired');
    now = new Date(start.getTime() + DAY_MS - 1);
    expect([await findEmailChange(shop, customerId), await seeNewEmail(shop, token)]).toEqual([own, own]);
    expect(await confirmNewEmail(shop, token)).toBe('changed');
    // A login that was no address stays.
    expect(await findAccount(shop, customerId)).toMatchObject({ login: name, data: { email: own } });
    expect(await findAccount(shop, other)).toMatchObject({
      login: `${name}-b`,
      data: { email: `${name}-b@example.com` },
    });
    expect(await signedInAs(own.toUpperCase())).toBe(customerId);
    expect(await signedInAs(`${name}@example.com`)).toBe('refused');
  });

  it('that another customer registered with meanwhile is refused', async () => {
    const name = crypto.randomUUID().slice(0, 18);
    const customerId = await create(name);
    await requestChange(customerId, `${name}-zajety@example.net`);
    const token = await mailedToken(`${name}-zajety@example.net`);
    await create(`${name}-szybszy`, `${name}-zajety@example.net`);
    expect(await confirmNewEmail(shop, token)).toBe('email-taken');
    expect(await seeNewEmail(shop, token)).toBeNull();
    expect(await emailOf(customerId)).toBe(`${name}@example.com`);
  });

  it('takes the login along when the login was the address', async () => {
    const customerId = await create('adresowa@example.com', 'adresowa@example.com');
    await requestChange(customerId, 'przeniesiona@example.com');
    await confirmNewEmail(shop, await mailedToken('przeniesiona@example.com'));
    expect((await findAccount(shop, customerId))?.login).toBe('przeniesiona@example.com');
    // The present owner of the old address may have an account of their own.
    expect(await create('adresowa@example.com', 'adresowa@example.com')).toBeGreaterThan(customerId);
  });
});

describe('X.53 a login that is an address', () => {
  it('is refused unless it is the account’s own: Anna still signs in by e-mail', async () => {
    const login = 'anna.kot@example.com';
    const stranger = { login, password: 'tajne123', data: { ...customerData(), email: 'obcy@example.com' } };
    expect(await createCustomer(shop, stranger)).toEqual({ kind: 'login-taken', proposal: 'anna.kot' });
    const anna = await create('ania', login);
    expect(await createCustomer(shop, stranger)).toEqual({ kind: 'login-taken', proposal: 'anna.kot' });
    expect(await signedInAs(login)).toBe(anna);
    expect(await checkNewLogin(shop, login)).toEqual([{ code: 'login_taken_login_propose', message: 'anna.kot' }]);
    expect(await checkNewLogin(shop, login, anna)).toEqual([]);
    expect(await create('sama@example.com', 'sama@example.com')).toBeGreaterThan(anna);
  });

  it('of old does not hide the owner of the address, and no e-mail may be another’s login', async () => {
    const owner = await create('wlascicielka', 'wlascicielka@example.com');
    const squatter = await create('dawny', 'dawny@example.com');
    const taken = { login: 'wlascicielka@example.com', loginKey: 'wlascicielka@example.com' };
    await shop.db.update(customers).set(taken).where(eq(customers.id, squatter));
    // Written anew, with its indexes: a careless query finds the other row first.
    await shop.db.update(customers).set({ loginKey: 'wlascicielka-2' }).where(eq(customers.id, owner));
    expect(await signedInAs('wlascicielka@example.com')).toBe(owner);
    await shop.db
      .update(customers)
      .set({ login: 'cudzy@example.com', loginKey: 'cudzy@example.com' })
      .where(eq(customers.id, squatter));
    const data = { ...customerData(), email: 'cudzy@example.com' };
    expect(await createCustomer(shop, { login: 'nowa-osoba', password: 'tajne123', data })).toEqual({
      kind: 'email-taken',
    });
    expect(await requestChange(owner, 'Cudzy@example.com')).toEqual({ kind: 'email-taken' });
  });
});
