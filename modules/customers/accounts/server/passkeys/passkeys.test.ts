import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { softwarePasskey } from '#platform/testing/software-passkey.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { MINUTE_MS } from '#platform/time/rules/units.ts';
import { createVisitor, findVisitor } from '#platform/visitors/server/index.ts';
import {
  addPasskey,
  beginPasskey,
  listSignInWays,
  removePasskey,
  requestPasskey,
  type SignedIn,
  signInWithPasskey,
} from '../index.ts';
import { customers, passkeys } from '../tables.ts';

const now = new Date('2026-05-06T10:00:00Z');
const { shop } = await testDatabase({ filled: 'empty', now: () => now });
const BROWSER = 'b'.repeat(43);

async function someone(): Promise<number> {
  const login = crypto.randomUUID();
  const [row] = await shop.db
    .insert(customers)
    .values({ login, loginKey: login, email: '', firstName: 'Jan', passwordHash: '', createdAt: now })
    .returning({ id: customers.id });
  return row?.id ?? 0;
}

describe('passkeys', () => {
  let customerId: number;
  let key: ReturnType<typeof softwarePasskey>;
  beforeEach(async () => {
    customerId = await someone();
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
  async function entering(device: Parameters<typeof key.answer>[1] = {}, by = key, visitorId?: number) {
    const question = await requestPasskey(shop, crypto.randomUUID());
    if (!question) throw new Error('not asked');
    const { token, options } = question;
    expect(options).toMatchObject({ rpId: new URL(shop.origin).hostname, userVerification: 'required' });
    const answered = { token, response: by.answer(options, device), visitorId, browser: BROWSER };
    return { answered, outcome: await signInWithPasskey(shop, answered) };
  }

  it('a key is made for its owner and signs them in, without a login', async () => {
    const { options, token } = await begin();
    expect(options).toMatchObject({
      rp: { name: shop.settings.name, id: new URL(shop.origin).hostname },
      user: { displayName: 'Jan', id: Buffer.from(`customer-${customerId}`).toString('base64url') },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
    const name = ` ${'Telefon '.repeat(20)}`;
    expect(await addPasskey(shop, customerId, { token, response: key.create(options), name })).toBe(true);
    const { keys } = await listSignInWays(shop, customerId);
    expect(keys).toEqual([{ id: key.id, name: name.trim().slice(0, 60), createdAt: now, usedAt: null }]);
    expect((await begin()).options.excludeCredentials).toMatchObject([{ id: key.id }]);
    const { visitor } = await createVisitor(shop);
    const { outcome } = await entering({ counter: 5 }, key, visitor.id);
    expect(outcome).toMatchObject({ kind: 'signed-in', customerId });
    const { clientToken = '', browserToken } = outcome as SignedIn;
    expect(await findVisitor(shop, clientToken)).toMatchObject({ id: visitor.id, customerId });
    expect(browserToken).toBe(BROWSER);
    const [row] = await shop.db.select().from(passkeys).where(eq(passkeys.id, key.id));
    expect(row).toMatchObject({ counter: 5, usedAt: now, transports: ['internal'] });
  });

  it('none is added by what another customer, page or device began, nor twice', async () => {
    const other = await someone();
    const { options, token } = await begin();
    const response = key.create(options);
    expect(await addPasskey(shop, other, { token, response, name: '' })).toBe(false);
    // The first use consumed the token.
    expect(await addPasskey(shop, customerId, { token, response, name: '' })).toBe(false);
    expect(await addPasskey(shop, customerId, { token: undefined, response, name: '' })).toBe(false);
    for (const device of [{ origin: 'https://evil.example' }, { challenge: 'AAAA' }, { verified: false }]) {
      expect(await added(device)).toBe(false);
    }
    expect((await listSignInWays(shop, customerId)).keys).toEqual([]);
    expect(await added()).toBe(true);
    expect(await added()).toBe(false);
  });

  it('refuses an answer that is used, foreign, older than the last or without user verification', async () => {
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
      answer: (question: { challenge: string }) => ({ ...forged.answer(question, { counter: 8 }), id, rawId: id }),
    };
    expect((await entering({}, signedByAnother)).outcome).toEqual({ kind: 'refused' });
  });

  it('ten keys are enough, of one’s own; sixty questions from one place in a quarter of an hour are too', async () => {
    for (let one = 0; one < 9; one += 1) {
      await shop.db.insert(passkeys).values({ id: `${customerId}-${one}`, customerId, publicKey: 'x', createdAt: now });
    }
    expect(await added()).toBe(true);
    expect(await beginPasskey(shop, customerId)).toBeNull();
    expect(await beginPasskey(shop, await someone())).not.toBeNull();
    expect(await beginPasskey(shop, 2_000_000_000)).toBeNull();
    for (let one = 0; one < 60; one += 1) expect(await requestPasskey(shop, 'busy')).not.toBeNull();
    expect(await requestPasskey(shop, 'busy')).toBeNull();
    expect(await requestPasskey(shop, 'elsewhere')).not.toBeNull();
    const later = { ...shop, now: () => new Date(now.getTime() + 15 * MINUTE_MS + 1) };
    expect(await requestPasskey(later, 'busy')).not.toBeNull();
  });

  it('only the owner removes a key, and no other goes with it', async () => {
    await added();
    const second = softwarePasskey(shop.origin);
    const { options, token } = await begin();
    await addPasskey(shop, customerId, { token, response: second.create(options), name: '' });
    const left = async () => (await listSignInWays(shop, customerId)).keys.map(({ id }) => id).sort();
    await removePasskey(shop, await someone(), key.id);
    expect(await left()).toEqual([key.id, second.id].sort());
    await removePasskey(shop, customerId, key.id);
    expect(await left()).toEqual([second.id]);
    expect((await entering()).outcome).toEqual({ kind: 'unknown' });
  });
});
