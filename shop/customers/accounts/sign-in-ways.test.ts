import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#rules/platform/time/units.ts';
import { testDatabase } from '#shop/platform/db/testing/test-database.ts';
import { type ProviderClaims, type SocialLogin, SocialRefusal } from '#shop/platform/social-login.ts';
import {
  addPasskey,
  askForPasskey,
  beginPasskey,
  beginSocialLogin,
  confirmSocialLogin,
  dropProviderPerson,
  findProviderPerson,
  findSession,
  finishSocialLogin,
  hashPassword,
  listSignInWays,
  removePasskey,
  type SocialRequest,
  seeConfirmation,
  signInWithPasskey,
  unlinkProvider,
} from './index.ts';
import { customerIdentities, customers, passkeys } from './tables.ts';
import { softwarePasskey } from './testing/software-passkey.ts';

let now = new Date('2026-05-06T10:00:00Z');
const { shop: plain } = await testDatabase({ filled: 'empty', now: () => now });
const checks = { state: 's', nonce: 'n', verifier: 'v' };
/** What the provider will say next, and what it was asked. */
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
const shop = { ...plain, social };
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
}
async function comeBack(who: ProviderClaims | Error, { purpose, provider = 'acme', customerId = null }: Coming = {}) {
  says = who;
  const { token } = await begun({ purpose, provider });
  return finishSocialLogin(shop, { token, provider, search: '?code=1', visitorId: undefined, customerId });
}
const identitiesOf = async (customerId: number) => (await listSignInWays(shop, customerId)).identities;

describe('sign-in through a provider', () => {
  it('sends to the provider with the shop’s own return address; nobody is sent to one that does not answer', async () => {
    const { address } = await begun();
    expect(address).toBe(`https://acme.example/?back=${shop.origin}/logowanie/powrot/acme`);
    says = new SocialRefusal('failed');
    const unknown = { ...request, provider: 'nobody', caller: 'x' };
    expect(await beginSocialLogin(shop, unknown)).toBeNull();
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
  });

  it('a person nobody knows may register, once; an address nobody checked proves nothing', async () => {
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
    const who = claims({ email: ` ${email.toUpperCase()}` });
    const met = await comeBack(who);
    if (met?.kind !== 'confirm') throw new Error(met?.kind);
    const { token } = met;
    expect(met.email).toBe(who.email);
    expect(await findProviderPerson(shop, token)).toBeNull();
    expect(await seeConfirmation(shop, token)).toEqual({ email: who.email, provider: 'Acme', returnTo: '/koszyk' });
    const confirm = (password: string) =>
      confirmSocialLogin(shop, { token, password, caller: 'dom', visitorId: undefined });
    expect(await confirm('tajne124')).toEqual({ kind: 'refused' });
    expect(await identitiesOf(customerId)).toEqual([]);
    // A slip does not use the question up.
    const signed = await confirm('tajne123');
    expect(signed).toMatchObject({ kind: 'signed-in', customerId });
    expect(await identitiesOf(customerId)).toEqual([{ provider: 'acme', email: who.email }]);
    expect(await confirm('tajne123')).toEqual({ kind: 'expired' });
    expect(await seeConfirmation(shop, token)).toBeNull();
    const again = await comeBack({ ...who, emailVerified: false });
    expect(again).toMatchObject({ kind: 'signed-in', customerId });
    expect(await findSession(shop, again?.kind === 'signed-in' ? again.token : '')).toMatchObject({ customerId });
    // The same name at another provider is somebody else.
    expect(await comeBack(claims({ subject: who.subject }), { provider: 'other' })).toMatchObject({ kind: 'register' });
  });

  it('is linked to whoever is signed in and asked for it, unless it is somebody else’s', async () => {
    const [anna, jan] = [await someone(), await someone()];
    const who = claims();
    const link = (customerId: number | null) => comeBack(who, { purpose: 'link', customerId });
    expect(await link(anna.customerId)).toMatchObject({ kind: 'linked' });
    expect(await link(anna.customerId)).toMatchObject({ kind: 'linked' });
    expect(await link(jan.customerId)).toMatchObject({ kind: 'refused', reason: 'taken' });
    expect(await identitiesOf(jan.customerId)).toEqual([]);
    expect(await identitiesOf(anna.customerId)).toEqual([{ provider: 'acme', email: who.email }]);
    // Whoever is not signed in any more links nothing.
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
    expect(await unlinkProvider(shop, anna.customerId, 'acme')).toBe('done');
    expect(await unlinkProvider(shop, anna.customerId, 'other')).toBe('last-way');
    expect((await identitiesOf(anna.customerId)).map(({ provider }) => provider)).toEqual(['other']);
    await shop.db
      .insert(passkeys)
      .values({ id: 'k-anna', customerId: anna.customerId, publicKey: 'x', createdAt: now });
    expect(await unlinkProvider(shop, anna.customerId, 'other')).toBe('done');
    expect(await identitiesOf(jan.customerId)).toHaveLength(2);
    for (const provider of ['acme', 'other']) expect(await unlinkProvider(shop, jan.customerId, provider)).toBe('done');
  });
});

describe('passkeys', () => {
  let customerId: number;
  let key: ReturnType<typeof softwarePasskey>;
  beforeEach(async () => {
    ({ customerId } = await someone());
    key = softwarePasskey(shop.origin);
  });

  async function begin(of = customerId) {
    const began = await beginPasskey(shop, of);
    if (!began) throw new Error('no key');
    return began;
  }
  async function added(device = {}, name = 'Telefon') {
    const { options, token } = await begin();
    return addPasskey(shop, customerId, { token, response: key.create(options, device), name });
  }
  async function entering(device: Parameters<typeof key.answer>[1] = {}, by = key) {
    const question = await askForPasskey(shop, newCaller());
    if (!question) throw new Error('not asked');
    const answered = { token: question.token, response: by.answer(question.options, device), visitorId: undefined };
    return { answered, outcome: await signInWithPasskey(shop, answered) };
  }

  it('a key is made for its owner and signs them in, without a login', async () => {
    const { options, token } = await begin();
    expect(options).toMatchObject({
      rp: { name: shop.settings.name, id: new URL(shop.origin).hostname },
      user: { displayName: 'Jan' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
    const name = ` ${'Telefon '.repeat(20)}`;
    expect(await addPasskey(shop, customerId, { token, response: key.create(options), name })).toBe(true);
    const { keys } = await listSignInWays(shop, customerId);
    expect(keys).toEqual([{ id: key.id, name: name.trim().slice(0, 60), createdAt: now, usedAt: null }]);
    expect((await begin()).options.excludeCredentials).toMatchObject([{ id: key.id }]);
    const { outcome } = await entering({ counter: 5 });
    expect(outcome).toMatchObject({ kind: 'signed-in', customerId });
    const [row] = await shop.db.select().from(passkeys).where(eq(passkeys.id, key.id));
    expect(row).toMatchObject({ counter: 5, usedAt: now, transports: ['internal'] });
  });

  it('none is added by what another customer, page or device began, nor twice', async () => {
    const other = await someone();
    const { options, token } = await begin();
    const response = key.create(options);
    expect(await addPasskey(shop, other.customerId, { token, response, name: '' })).toBe(false);
    // Whoever came first used it up.
    expect(await addPasskey(shop, customerId, { token, response, name: '' })).toBe(false);
    expect(await addPasskey(shop, customerId, { token: undefined, response, name: '' })).toBe(false);
    for (const device of [{ origin: 'https://evil.example' }, { challenge: 'AAAA' }, { verified: false }]) {
      expect(await added(device)).toBe(false);
    }
    expect((await listSignInWays(shop, customerId)).keys).toEqual([]);
    expect(await added()).toBe(true);
    expect(await added()).toBe(false);
  });

  it('nobody enters by an answer that is used, foreign, older than the last or not of a person', async () => {
    expect((await entering()).outcome).toEqual({ kind: 'unknown' });
    await added();
    for (const device of [{ origin: 'https://evil.example' }, { challenge: 'AAAA' }, { verified: false }]) {
      expect((await entering(device)).outcome).toEqual({ kind: 'refused' });
    }
    const { answered, outcome } = await entering({ counter: 7 });
    expect(outcome).toMatchObject({ kind: 'signed-in' });
    expect(await signInWithPasskey(shop, answered)).toEqual({ kind: 'refused' });
    expect(await signInWithPasskey(shop, { ...answered, token: undefined })).toEqual({ kind: 'refused' });
    // A copy of the key counts for itself.
    expect((await entering({ counter: 6 })).outcome).toEqual({ kind: 'refused' });
    const forged = softwarePasskey(shop.origin);
    const { id } = key;
    const signedByAnother = {
      ...forged,
      answer: (question: { challenge: string }) => ({ ...forged.answer(question), id, rawId: id }),
    };
    expect((await entering({}, signedByAnother)).outcome).toEqual({ kind: 'refused' });
  });

  it('ten keys are enough, of one’s own; sixty questions from one place in a quarter of an hour are too', async () => {
    for (let one = 0; one < 9; one += 1) {
      await shop.db.insert(passkeys).values({ id: `${customerId}-${one}`, customerId, publicKey: 'x', createdAt: now });
    }
    expect(await added()).toBe(true);
    expect(await beginPasskey(shop, customerId)).toBeNull();
    expect(await beginPasskey(shop, (await someone()).customerId)).not.toBeNull();
    expect(await beginPasskey(shop, 2_000_000_000)).toBeNull();
    for (let one = 0; one < 60; one += 1) expect(await askForPasskey(shop, 'busy')).not.toBeNull();
    expect(await askForPasskey(shop, 'busy')).toBeNull();
    const later = { ...shop, now: () => new Date(now.getTime() + 15 * MINUTE_MS + 1) };
    expect(await askForPasskey(later, 'busy')).not.toBeNull();
  });

  it('only the owner removes a key, and no other goes with it', async () => {
    await added();
    const second = softwarePasskey(shop.origin);
    const { options, token } = await begin();
    await addPasskey(shop, customerId, { token, response: second.create(options), name: '' });
    const left = async () => (await listSignInWays(shop, customerId)).keys.map(({ id }) => id).sort();
    await removePasskey(shop, (await someone()).customerId, key.id);
    expect(await left()).toEqual([key.id, second.id].sort());
    await removePasskey(shop, customerId, key.id);
    expect(await left()).toEqual([second.id]);
    expect((await entering()).outcome).toEqual({ kind: 'unknown' });
  });
});
