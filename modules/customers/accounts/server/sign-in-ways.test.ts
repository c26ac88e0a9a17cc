import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type ProviderClaims, type SocialLogin, SocialRefusal } from '#platform/identity/server/social-login.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { MINUTE_MS } from '#platform/time/rules/units.ts';
import { createVisitor, findVisitor } from '#platform/visitors/server/index.ts';
import {
  beginSocialLogin,
  confirmSocialLogin,
  dropProviderPerson,
  findProviderPerson,
  findSession,
  finishSocialLogin,
  hashPassword,
  listSignInWays,
  removePasskey,
  type SignedIn,
  type SocialRequest,
  seeConfirmation,
  sweepSignIns,
  unlinkProvider,
} from './index.ts';
import { customerIdentities, customers, passkeys, pendingSignIns } from './tables.ts';

let now = new Date('2026-05-06T10:00:00Z');
const { shop: plain } = await testDatabase({ filled: 'empty', now: () => now });
const checks = { state: 's', nonce: 'n', verifier: 'v' };
/** The next answer of the provider. */
let says: ProviderClaims | Error;
let asked: unknown[] = [];
const social: SocialLogin = {
  providers: [
    { id: 'acme', name: 'Acme' },
    { id: 'other', name: 'Other' },
  ],
  begin: async (id, returnAddress) => {
    if (id !== 'acme' && id !== 'other') throw says instanceof Error ? says : new SocialRefusal('failed');
    return { address: `https://${id}.example/?back=${returnAddress}`, checks };
  },
  finish: async (...question) => {
    asked = question;
    if (says instanceof Error) throw says;
    return says;
  },
};
const warned: string[] = [];
const shop = { ...plain, social, log: { ...plain.log, warn: (_: object, said: string) => void warned.push(said) } };
const withoutProviders = { ...shop, social: { ...social, providers: [] } };
const passwordHash = await hashPassword('tajne123');

let people = 0;
const newCaller = () => {
  people += 1;
  return `c${people}`;
};
async function someone() {
  people += 1;
  const login = `osoba${people}`;
  const email = `${login}@example.com`;
  const [row] = await shop.db
    .insert(customers)
    .values({ login, loginKey: login, email, emailKey: email, firstName: 'Jan', passwordHash, createdAt: now })
    .returning({ id: customers.id });
  return { customerId: row?.id ?? 0, email };
}

function claims(more: Partial<ProviderClaims> = {}): ProviderClaims {
  people += 1;
  const email = `ktos${people}@example.com`;
  return { subject: `s${people}`, email, emailVerified: true, firstName: 'Jan', lastName: 'Nowak', ...more };
}

const request: SocialRequest = { purpose: 'sign-in', form: { a: 'b' }, returnTo: '/koszyk' };
async function begun({ provider = 'acme', purpose = 'sign-in' as SocialRequest['purpose'], caller = '' } = {}) {
  const began = await beginSocialLogin(shop, { ...request, purpose, provider, caller: caller || newCaller() });
  if (!began) throw new Error('not begun');
  return began;
}

interface Coming {
  purpose?: SocialRequest['purpose'];
  provider?: string;
  customerId?: number | null;
  visitorId?: number;
}
async function comeBack(
  who: ProviderClaims | Error,
  { purpose, provider = 'acme', customerId = null, visitorId }: Coming = {},
) {
  says = who;
  const { token } = await begun({ purpose, provider });
  return finishSocialLogin(shop, { token, provider, search: '?code=1', visitorId, browser: BROWSER, customerId });
}
/** Which browser a sign-in was for, by its visitor and its own token. */
const BROWSER = 'b'.repeat(43);
async function browserOf(outcome: { kind: string } | null) {
  const signed = outcome as SignedIn;
  return { visitorId: (await findVisitor(shop, signed.clientToken))?.id, browser: signed.browserToken };
}
const identitiesOf = async (customerId: number) => (await listSignInWays(shop, customerId)).identities;

describe('sign-in through a provider', () => {
  it('redirects to the provider with the shop’s return address, but not when it does not answer', async () => {
    const { address } = await begun();
    expect(address).toBe(`https://acme.example/?back=${shop.origin}/logowanie/powrot/acme`);
    says = new SocialRefusal('failed');
    const unknown = { ...request, provider: 'unknown', caller: 'x' };
    expect(await beginSocialLogin(shop, unknown)).toBeNull();
    expect(warned.splice(0)).toEqual(['A sign-in provider cannot be used']);
    says = new TypeError('a mistake of ours');
    await expect(beginSocialLogin(shop, unknown)).rejects.toThrow('a mistake of ours');
  });

  it('sixty beginnings from one place in a quarter of an hour, no more', async () => {
    for (let time = 0; time < 60; time += 1) await begun({ caller: 'busy' });
    const again = { ...request, provider: 'acme', caller: 'busy' };
    expect(await beginSocialLogin(shop, again)).toBeNull();
    expect(await beginSocialLogin(shop, { ...again, caller: 'quiet' })).not.toBeNull();
    const later = { ...shop, now: () => new Date(now.getTime() + 15 * MINUTE_MS + 1) };
    expect(await beginSocialLogin(later, again)).not.toBeNull();
  });

  it('comes back once, within half an hour, to the browser that was sent and from the provider it was sent to', async () => {
    says = claims();
    const { token } = await begun();
    const back = { token, provider: 'acme', search: '?code=1', visitorId: undefined, customerId: null };
    const finish = (changes: Partial<typeof back>) => finishSocialLogin(shop, { ...back, ...changes });
    asked = [];
    for (const wrong of ['x', 'A'.repeat(43), '']) expect(await finish({ token: wrong })).toBeNull();
    expect(asked).toEqual([]);
    expect(await finish({})).toMatchObject({ kind: 'register', providerName: 'Acme', request });
    expect(asked).toEqual(['acme', new URL(`${shop.origin}/logowanie/powrot/acme?code=1`), checks]);
    expect(await finish({})).toBeNull();
    expect(await finish({ token: (await begun()).token, provider: 'other' })).toBeNull();
    const late = (await begun()).token;
    now = new Date(now.getTime() + 30 * MINUTE_MS);
    expect(await finish({ token: late })).toBeNull();
    await begun();
    const kept = await shop.db.$count(pendingSignIns);
    await sweepSignIns(shop);
    const left = await shop.db.select().from(pendingSignIns);
    expect(left.length).toBeLessThan(kept);
    expect(left).not.toEqual([]);
    for (const { expiresAt } of left) expect(expiresAt.getTime()).toBeGreaterThan(now.getTime());
  });

  it('an unknown person may register once; an unverified address proves nothing', async () => {
    const who = claims();
    const met = await comeBack(who);
    if (met?.kind !== 'register') throw new Error(met?.kind);
    expect(met).toMatchObject({ claims: who });
    const { subject, email } = who;
    const person = {
      identity: { provider: 'acme', subject, email, providerName: 'Acme' },
      claims: who,
      request: { ...request, purpose: 'sign-in' },
    };
    expect(await findProviderPerson(shop, met.token)).toEqual(person);
    // A provider the shop has parted with meanwhile.
    expect(await findProviderPerson(withoutProviders, met.token)).toMatchObject({ identity: { providerName: 'acme' } });
    // It is no proof that an account with this address is theirs.
    expect(await seeConfirmation(shop, met.token)).toBeNull();
    await dropProviderPerson(shop, met.token);
    expect(await findProviderPerson(shop, met.token)).toBeNull();
    const refused = { kind: 'refused', reason: 'unverified' };
    expect(await comeBack(claims({ emailVerified: false }))).toMatchObject(refused);
    expect(await comeBack(claims({ email: '' }))).toMatchObject(refused);
  });

  it('an account of this address is joined by its password alone, and from then on opened by the provider', async () => {
    const { customerId, email } = await someone();
    const { visitor } = await createVisitor(shop);
    const browser = { visitorId: visitor.id, browser: BROWSER };
    const who = claims({ email: ` ${email.toUpperCase()}` });
    const met = await comeBack(who);
    if (met?.kind !== 'confirm') throw new Error(met?.kind);
    const { token } = met;
    expect(met.email).toBe(who.email);
    expect(await findProviderPerson(shop, token)).toBeNull();
    expect(await seeConfirmation(shop, token)).toEqual({ email: who.email, provider: 'Acme', returnTo: '/koszyk' });
    expect(await seeConfirmation(withoutProviders, token)).toMatchObject({ provider: 'acme' });
    const confirm = (password: string) => confirmSocialLogin(shop, { token, password, caller: 'dom', ...browser });
    expect(await confirm('tajne124')).toEqual({ kind: 'refused' });
    expect(await identitiesOf(customerId)).toEqual([]);
    // A slip does not use the question up.
    const signed = await confirm('tajne123');
    expect(signed).toMatchObject({ kind: 'signed-in', customerId });
    expect(await browserOf(signed)).toEqual(browser);
    expect(await identitiesOf(customerId)).toEqual([{ provider: 'acme', email: who.email }]);
    expect(await confirm('tajne123')).toEqual({ kind: 'expired' });
    expect(await seeConfirmation(shop, token)).toBeNull();
    const again = await comeBack({ ...who, emailVerified: false }, { visitorId: visitor.id });
    expect(await browserOf(again)).toEqual(browser);
    expect(again).toMatchObject({ kind: 'signed-in', customerId });
    expect(await findSession(shop, again?.kind === 'signed-in' ? again.token : '')).toMatchObject({ customerId });
    // The same name at another provider is another person.
    const elsewhere = await comeBack(claims({ subject: who.subject }), { provider: 'other' });
    expect(elsewhere).toMatchObject({ kind: 'register', providerName: 'Other' });
    const found = await findProviderPerson(shop, elsewhere?.kind === 'register' ? elsewhere.token : '');
    expect(found).toMatchObject({ identity: { provider: 'other', providerName: 'Other' } });
    const second = await comeBack(claims({ email }), { provider: 'other' });
    const asks = await seeConfirmation(shop, second?.kind === 'confirm' ? second.token : '');
    expect(asks).toMatchObject({ provider: 'Other' });
  });

  it('is linked to the signed-in customer, unless it belongs to another account', async () => {
    const [anna, jan] = [await someone(), await someone()];
    const who = claims();
    const link = (customerId: number | null) => comeBack(who, { purpose: 'link', customerId });
    expect(await link(anna.customerId)).toMatchObject({ kind: 'linked' });
    expect(await link(anna.customerId)).toMatchObject({ kind: 'linked' });
    expect(await link(jan.customerId)).toMatchObject({ kind: 'refused', reason: 'taken' });
    expect(await identitiesOf(jan.customerId)).toEqual([]);
    expect(await identitiesOf(anna.customerId)).toEqual([{ provider: 'acme', email: who.email }]);
    // A customer who signed out meanwhile links nothing.
    expect(await link(null)).toMatchObject({ kind: 'signed-in', customerId: anna.customerId });
    const stranger = claims();
    expect(await comeBack(stranger, { customerId: jan.customerId })).toMatchObject({ kind: 'register' });
    expect(await identitiesOf(jan.customerId)).toEqual([]);
  });

  it('that was refused opens nothing and says why; our own mistakes are not hidden', async () => {
    for (const reason of ['denied', 'failed'] as const) {
      const met = await comeBack(new SocialRefusal(reason));
      expect(met).toEqual({ kind: 'refused', reason, providerName: 'Acme', request });
    }
    // A cancelled sign-in is not logged.
    expect(warned.splice(0)).toEqual(['A sign-in through a provider failed']);
    await expect(comeBack(new TypeError('a mistake of ours'))).rejects.toThrow('a mistake of ours');
  });

  it('is given up unless it is the only way in', async () => {
    const [anna, jan] = [await someone(), await someone()];
    for (const [{ customerId }, subject] of [
      [anna, 'a'],
      [jan, 'j'],
    ] as const) {
      for (const provider of ['acme', 'other']) {
        await shop.db
          .insert(customerIdentities)
          .values({ provider, subject: `u-${subject}`, customerId, linkedAt: now });
      }
    }
    await shop.db.update(customers).set({ passwordHash: '' }).where(eq(customers.id, anna.customerId));
    const addKey = () =>
      shop.db.insert(passkeys).values({ id: 'k-anna', customerId: anna.customerId, publicKey: 'x', createdAt: now });
    // The other provider is a way in.
    expect(await unlinkProvider(shop, anna.customerId, 'acme')).toBe('done');
    await addKey();
    await removePasskey(shop, anna.customerId, 'k-anna');
    expect(await unlinkProvider(shop, anna.customerId, 'other')).toBe('last-way');
    expect((await identitiesOf(anna.customerId)).map(({ provider }) => provider)).toEqual(['other']);
    await addKey();
    expect(await unlinkProvider(shop, anna.customerId, 'other')).toBe('done');
    expect(await identitiesOf(jan.customerId)).toHaveLength(2);
    for (const provider of ['acme', 'other']) expect(await unlinkProvider(shop, jan.customerId, provider)).toBe('done');
  });
});
