import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { addCompared, listCompared } from '#modules/customers/compare/server/index.ts';
import { addFavourites, listFavourites, removeFavourites } from '#modules/customers/favourites/server/index.ts';
import { addToBasket, getBasket } from '#modules/sales/basket/server/index.ts';
import { outbox } from '#platform/mail/server/tables.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { HOUR_MS, MINUTE_MS } from '#platform/time/rules/units.ts';
import { createVisitor, findVisitor } from '#platform/visitors/server/index.ts';
import { visitors } from '#platform/visitors/server/tables.ts';
import {
  findSession,
  hashPassword,
  enter as open,
  seeSignInLink,
  signIn,
  signInByLink,
  signOut,
  signOutEverywhere,
} from './index.ts';
import { customers } from './tables.ts';

let now = new Date('2026-05-06T10:00:00Z');
const { shop } = await testDatabase({ filled: 'empty', now: () => now });
const categoryId = await addCategory(shop, 'Kuchnia');
const mug = await addProduct(shop, { name: 'Kubek', categoryId });
const bowl = await addProduct(shop, { name: 'Miska', categoryId });
const passwordHash = await hashPassword('tajne123');

let login: string;
let customerId: number;
beforeEach(async () => {
  login = `Ola-${crypto.randomUUID()}`;
  const [row] = await shop.db
    .insert(customers)
    .values({
      login,
      loginKey: login.toLowerCase(),
      email: 'ola@example.com',
      firstName: 'Ola',
      passwordHash,
      createdAt: now,
    })
    .returning({ id: customers.id });
  customerId = row?.id ?? 0;
});

async function enter(visitorId?: number) {
  const signed = await signIn(shop, ` ${login.toUpperCase()} `, 'tajne123', visitorId);
  if (signed.kind !== 'signed-in') throw new Error(signed.kind);
  return signed;
}
const guest = async () => (await createVisitor(shop)).visitor.id;
const put = (visitorId: number, productId: number, quantity: number) =>
  addToBasket(shop, visitorId, { productId, size: '', quantity });
const held = async (visitorId: number) =>
  (await getBasket(shop, visitorId)).lines.map(({ productId, quantity }) => [productId, quantity]);

describe('sign-in', () => {
  it('opens a session that the cookie finds until it is ended or runs out', async () => {
    const { token } = await enter();
    const { token: elsewhere } = await enter();
    expect(await findSession(shop, token)).toEqual({ customerId, login, firstName: 'Ola', email: 'ola@example.com' });
    await signOut(shop, token);
    expect(await findSession(shop, token)).toBeNull();
    expect(await findSession(shop, elsewhere)).toMatchObject({ customerId });
    const later = await enter();
    const then = now;
    now = new Date(later.expiresAt.getTime() + 1);
    expect(await findSession(shop, later.token)).toBeNull();
    now = then;
  });

  it.each([undefined, '', 'x', "' or 1=1 --", 'a'.repeat(5000)])('no session has the cookie %s', async (token) => {
    expect(await findSession(shop, token)).toBeNull();
  });

  it('refuses a wrong password and an unknown login alike', async () => {
    expect(await signIn(shop, login, 'tajne124')).toEqual({ kind: 'refused' });
    expect(await signIn(shop, 'nikt', 'tajne123')).toEqual({ kind: 'refused' });
    expect(await signIn(shop, '', '')).toEqual({ kind: 'refused' });
  });

  it('an unknown login costs about as much as a known one', async () => {
    // Processor time, because the clock also counts what else the machine does.
    const work = async (name: string) => {
      const before = process.cpuUsage();
      for (let round = 0; round < 3; round += 1) await signIn(shop, name, 'wrong');
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    await work(`warm-${login}`);
    const [known, unknown] = [await work(login), await work(`no-${login}`)];
    expect(unknown / known).toBeGreaterThan(0.4);
  });
});

describe('what the browser held', () => {
  it('stays, and what the last browser held joins it without doubling', async () => {
    const phone = await guest();
    await put(phone, mug, 3);
    await addFavourites(shop, phone, [{ productId: bowl, size: '' }]);
    await enter(phone);
    const laptop = await guest();
    await put(laptop, mug, 1);
    await put(laptop, bowl, 2);
    await enter(laptop);
    expect((await held(laptop)).sort()).toEqual(
      [
        [mug, 3],
        [bowl, 2],
      ].sort(),
    );
    expect((await listFavourites(shop, laptop)).map(({ productId }) => productId)).toEqual([bowl]);
    await enter(laptop);
    expect((await held(laptop)).sort()).toEqual(
      [
        [mug, 3],
        [bowl, 2],
      ].sort(),
    );
    expect(await held(phone)).toEqual([[mug, 3]]);
  });

  it('is never shown to another customer of the same browser', async () => {
    const shared = await guest();
    await put(shared, mug, 2);
    await shop.db
      .update(visitors)
      .set({ customerId: customerId + 1000 })
      .where(eq(visitors.id, shared));
    const { clientToken } = await enter(shared);
    const own = await findVisitor(shop, clientToken ?? '');
    expect(own?.customerId).toBe(customerId);
    expect(await held(own?.id ?? 0)).toEqual([]);
  });

  it('comes from the browser they used last, once: what is taken away afterwards stays away', async () => {
    const liked = async (visitorId: number) => (await listFavourites(shop, visitorId)).map((one) => one.productId);
    const compared = async (visitorId: number) => (await listCompared(shop, visitorId)).map(({ id }) => id);
    const [phone, tablet, laptop] = [await guest(), await guest(), await guest()];
    await addFavourites(shop, tablet, [{ productId: bowl, size: '' }]);
    await addCompared(shop, tablet, bowl);
    await addFavourites(shop, phone, [{ productId: mug, size: '' }]);
    await addCompared(shop, phone, mug);
    const start = now;
    // The older of the two browsers is the one that was seen last.
    for (const visitorId of [tablet, phone]) {
      now = new Date(now.getTime() + MINUTE_MS);
      await shop.db.update(visitors).set({ customerId, seenAt: now }).where(eq(visitors.id, visitorId));
    }
    await enter(laptop);
    expect([await liked(laptop), await compared(laptop)]).toEqual([[mug], [mug]]);
    await removeFavourites(shop, laptop, [{ productId: mug, size: '' }]);
    await enter(laptop);
    expect(await liked(laptop)).toEqual([]);
    expect([await liked(phone), await liked(tablet)]).toEqual([[mug], [bowl]]);
    now = start;
  });

  it('an unknown browser gets a new token; tokens of other browsers stay', async () => {
    const { visitor: other, token } = await createVisitor(shop);
    const entered = [await enter(), await enter(2_000_000_000)];
    const opened = await Promise.all(entered.map(({ clientToken }) => findVisitor(shop, clientToken)));
    expect(opened.map((visitor) => visitor?.customerId)).toEqual([customerId, customerId]);
    expect(new Set([other.id, ...opened.map((visitor) => visitor?.id)]).size).toBe(3);
    expect(await findVisitor(shop, token)).toMatchObject({ id: other.id, customerId: null });
  });

  it('two browsers of one customer sign in at once', async () => {
    const both = await Promise.all([guest(), guest()]);
    await Promise.all(both.map((visitor) => put(visitor, mug, 1)));
    await Promise.all(both.map((visitor) => enter(visitor)));
    for (const visitor of both) expect(await held(visitor)).toEqual([[mug, 1]]);
  });
});

describe('guessing', () => {
  it('after ten wrong passwords a right one is answered by mail, for a quarter of an hour', async () => {
    const from = { caller: `dom-${login}` };
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(await signIn(shop, login, `zle-${attempt}`, undefined, from)).toEqual({ kind: 'refused' });
    }
    expect(await signIn(shop, login, 'tajne123', undefined, from)).toEqual({ kind: 'link-sent' });
    const opened = new Date(now.getTime() + 15 * MINUTE_MS + 1);
    expect(await signIn({ ...shop, now: () => opened }, login, 'tajne123', undefined, from)).toMatchObject({
      kind: 'signed-in',
    });
  });

  it('thirty guesses at once: ten are answered', async () => {
    const guesses = Array.from({ length: 30 }, (_, guess) =>
      signIn(shop, login, `zle-${guess}`, undefined, { caller: login }),
    );
    const kinds = (await Promise.all(guesses)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'refused')).toHaveLength(10);
    expect(kinds.filter((kind) => kind === 'link-sent')).toHaveLength(20);
  });
});

describe('the link from a mail', () => {
  const mailsTo = (email: string) =>
    shop.db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(desc(outbox.id));
  const linkIn = (text = '') => /logowanie\/link\?token=([\w-]+)/.exec(text)?.[1];

  /** A customer another person has guessed at; `ask` is answered by mail. */
  async function doubted() {
    const email = `${login}@example.com`.toLowerCase();
    await shop.db.update(customers).set({ email }).where(eq(customers.id, customerId));
    const [name, caller] = [login, `link-${login}`];
    for (let turn = 0; turn < 10; turn += 1) await signIn(shop, name, 'zle', undefined, { caller });
    const ask = async (password: string, remember?: boolean) => {
      expect(await signIn(shop, name, password, undefined, { caller, remember })).toEqual({ kind: 'link-sent' });
      const mails = await mailsTo(email);
      return { mails: mails.length, token: linkIn(mails[0]?.text) };
    };
    return { ask };
  }

  it('signs its customer in, once, for as long as they asked, with what the browser held', async () => {
    const { ask } = await doubted();
    expect(await ask('zle-takze')).toEqual({ mails: 0, token: undefined });
    const [lasting, brief] = [await ask('tajne123'), await ask('tajne123', false)];
    expect([lasting.mails, brief.mails]).toEqual([1, 2]);
    for (const wrong of [undefined, '', 'x', lasting.token?.replace(/.$/, '!')]) {
      expect(await seeSignInLink(shop, wrong)).toBe(false);
      expect(await signInByLink(shop, wrong, {})).toBeNull();
    }
    const visitorId = await guest();
    await put(visitorId, mug, 2);
    expect(await seeSignInLink(shop, brief.token)).toBe(true);
    const entered = await signInByLink(shop, brief.token, { visitorId });
    expect(entered).toMatchObject({ kind: 'signed-in', customerId, remembered: false });
    expect(await findSession(shop, entered?.token)).toMatchObject({ customerId });
    expect(await findVisitor(shop, entered?.clientToken ?? '')).toMatchObject({ id: visitorId, customerId });
    expect(await held(visitorId)).toEqual([[mug, 2]]);
    expect(await seeSignInLink(shop, brief.token)).toBe(false);
    expect(await signInByLink(shop, brief.token, {})).toBeNull();
    expect(await signInByLink(shop, lasting.token, {})).toMatchObject({ customerId, remembered: true });
  });

  it('comes five times an hour to one customer, which leaves that of another; who is gone has none', async () => {
    const first = await doubted();
    for (let turn = 1; turn <= 5; turn += 1) expect((await first.ask('tajne123')).mails).toBe(turn);
    expect((await first.ask('tajne123')).mails).toBe(5);
    login = `Druga-${login}`;
    const second = { login, loginKey: login.toLowerCase(), email: '', passwordHash, createdAt: now };
    const [row] = await shop.db.insert(customers).values(second).returning({ id: customers.id });
    customerId = row?.id ?? 0;
    const { mails, token } = await (await doubted()).ask('tajne123');
    expect(mails).toBe(1);
    await shop.db.delete(customers).where(eq(customers.id, customerId));
    expect(await signInByLink(shop, token, {})).toBeNull();
  });
});

describe('the client token', () => {
  it('is another one after sign-in and worth nothing after sign-out: who knew it sees no basket', async () => {
    const { visitor, token: known } = await createVisitor(shop);
    await put(visitor.id, mug, 1);
    const signed = await enter(visitor.id);
    expect(await findVisitor(shop, known)).toBeNull();
    expect(await findVisitor(shop, signed.clientToken)).toMatchObject({ id: visitor.id, customerId });
    await signOut(shop, signed.token, visitor.id);
    expect(await findVisitor(shop, signed.clientToken)).toBeNull();
  });

  it('and the sign-in of every other browser end when the customer signs out everywhere else; those of others stay', async () => {
    const visitorId = await guest();
    const [here, elsewhere] = [await enter(visitorId), await enter(await guest())];
    const other = {
      login: `x${login}`,
      loginKey: `x${login.toLowerCase()}`,
      email: 'jan@example.com',
      passwordHash,
      createdAt: now,
    };
    const [stranger] = await shop.db.insert(customers).values(other).returning({ id: customers.id });
    const foreign = await open(shop, stranger?.id ?? 0, { visitorId: await guest() });
    const opened = async ({ token, clientToken }: typeof here) => [
      (await findSession(shop, token)) !== null,
      (await findVisitor(shop, clientToken)) !== null,
    ];
    await signOutEverywhere(shop, customerId, { token: here.token, visitorId });
    expect(await Promise.all([here, elsewhere, foreign].map(opened))).toEqual([
      [true, true],
      [false, false],
      [true, true],
    ]);
    await signOutEverywhere(shop, customerId);
    expect(await Promise.all([here, foreign].map(opened))).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  it('belongs to a sign-in of thirty days, or of half a day for who is not to be remembered', async () => {
    const lasting = async (remember?: boolean) => {
      const signed = await open(shop, customerId, { remember });
      return [signed.remembered, (signed.expiresAt.getTime() - now.getTime()) / HOUR_MS];
    };
    expect(await lasting()).toEqual([true, 720]);
    expect(await lasting(true)).toEqual([true, 720]);
    expect(await lasting(false)).toEqual([false, 12]);
  });
});
