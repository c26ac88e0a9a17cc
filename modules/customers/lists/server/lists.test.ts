import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { hashPassword, signIn } from '#modules/customers/accounts/server/index.ts';
import { sweepVisitors } from '#modules/customers/personal-data/server/index.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { DAY_MS } from '#platform/time/rules/units.ts';
import { createVisitor, findVisitor } from '#platform/visitors/server/index.ts';
import { customers, products } from '#server/shop/schema.ts';
import {
  addToList,
  createList,
  createListOf,
  deleteList,
  ensureFirstList,
  findList,
  getLists,
  type ListOwner,
  moveToList,
  removeFromList,
  setList,
} from './index.ts';

let now = new Date('2026-05-06T10:00:00Z');
const { shop } = await testDatabase({ filled: 'empty', now: () => now });
const categoryId = await addCategory(shop, 'Odzież');
const mug = await addProduct(shop, { name: 'Kubek', categoryId });
const bowl = await addProduct(shop, { name: 'Miska', categoryId });
const shirt = await addProduct(shop, { name: 'Koszulka', categoryId, sizes: [{ type: 'S' }, { type: 'M' }] });
const passwordHash = await hashPassword('tajne123');
let owner: ListOwner;

beforeEach(async () => {
  owner = await guest();
});

async function guest(): Promise<ListOwner> {
  return { visitorId: (await createVisitor(shop)).visitor.id, customerId: null };
}

async function made(name: string, of = owner): Promise<number> {
  now = new Date(now.getTime() + 1000);
  const created = await createList(shop, of, { name });
  if (!created.ok) throw new Error(created.fault);
  return created.id;
}

const names = async (of = owner) => (await getLists(shop, of)).map(({ name }) => name);
const held = async (id: number, of = owner) =>
  (await findList(shop, of, id))?.items.map(({ productId, size }) => `${productId} ${size}`).sort();

describe('lists', () => {
  it('S3.54 a list has an id, a name, a link, a count of products and a public flag', async () => {
    const id = await made('  Na   wyprawę ');
    await addToList(shop, owner, id, [{ productId: mug, size: '' }]);
    expect(await getLists(shop, owner)).toEqual([
      { id, name: 'Na wyprawę', link: `/listy/${id}`, productCount: 1, public: false, shareToken: '' },
    ]);
  });

  it('S4.40 S4.41 the first list is made once, however many tabs want it, and stays the first', async () => {
    const made10 = await Promise.all(Array.from({ length: 10 }, () => ensureFirstList(shop, owner, 'Lista zakupowa')));
    expect(new Set(made10).size).toBe(1);
    await made('Inna');
    expect(await names()).toEqual(['Lista zakupowa', 'Inna']);
    expect(await ensureFirstList(shop, owner, 'Lista zakupowa')).toBe(made10[0]);
  });

  it('S5.56 a name must be one', async () => {
    for (const name of ['', '   ', 'x'.repeat(61)]) {
      expect(await createList(shop, owner, { name })).toEqual({ ok: false, fault: 'wrong-name' });
    }
    const id = await made('Dobra');
    expect(await setList(shop, owner, id, { name: ' ' })).toEqual({ ok: false, fault: 'wrong-name' });
    expect(await names()).toEqual(['Dobra']);
  });

  it('no more than fifty, also in parallel', async () => {
    for (let at = 0; at < 48; at += 1) await made(`Lista ${at}`);
    const more = await Promise.all(Array.from({ length: 5 }, () => createList(shop, owner, { name: 'x' })));
    expect(more.filter(({ ok }) => ok)).toHaveLength(2);
    expect(more.find(({ ok }) => !ok)).toEqual({ ok: false, fault: 'too-many-lists' });
  });

  it('a link lets others look while the list is public; opened again it is another link', async () => {
    const id = await made('Prezenty');
    await setList(shop, owner, id, { public: true });
    const token = (await getLists(shop, owner))[0]?.shareToken ?? '';
    expect(await findList(shop, null, id, token)).toMatchObject({ name: 'Prezenty', own: false });
    expect(await findList(shop, owner, id)).toMatchObject({ own: true, public: true });
    await setList(shop, owner, id, { name: 'Inna nazwa', public: true });
    expect(await findList(shop, null, id, token)).toMatchObject({ name: 'Inna nazwa' });
    await setList(shop, owner, id, { public: false });
    expect(await findList(shop, null, id, token)).toBeNull();
    await setList(shop, owner, id, { public: true });
    expect(await findList(shop, null, id, token)).toBeNull();
  });

  it('a visitor who keeps a list is not forgotten', async () => {
    const { visitor, token } = await createVisitor(shop);
    await made('Na kiedyś', { visitorId: visitor.id, customerId: null });
    now = new Date(now.getTime() + 200 * DAY_MS);
    await sweepVisitors(shop);
    expect(await findVisitor(shop, token)).not.toBeNull();
  });
});

describe('what is on a list', () => {
  it('S3.55 two sizes of one product are two entries; the same size is one', async () => {
    const id = await made('Ubrania');
    const both = [
      { productId: shirt, size: 'S' },
      { productId: shirt, size: 'M' },
    ];
    expect(await addToList(shop, owner, id, both)).toMatchObject({ ok: true });
    expect(await addToList(shop, owner, id, both)).toEqual({ ok: false, fault: 'already-on-list' });
    expect(await held(id)).toEqual([`${shirt} M`, `${shirt} S`]);
    await removeFromList(shop, owner, id, [{ productId: shirt, size: 'S' }]);
    expect(await held(id)).toEqual([`${shirt} M`]);
    expect(await removeFromList(shop, owner, id, [{ productId: shirt, size: 'S' }])).toEqual({
      ok: false,
      fault: 'not-on-list',
    });
  });

  it.each([
    ['size-required', shirt, ''],
    ['size-required', shirt, 'onesize'],
    ['unknown-size', shirt, 'XXL'],
    ['unknown-product', 999_999, 'M'],
    ['unknown-product', 2 ** 40, 'M'],
  ])('S5.07 %s: product %d in size "%s"', async (fault, productId, size) => {
    const id = await made('Pusta');
    expect(await addToList(shop, owner, id, [{ productId, size }])).toEqual({ ok: false, fault });
  });

  it('S3.08 the only size needs no name, and has an older one', async () => {
    const id = await made('Kubki');
    await addToList(shop, owner, id, [{ productId: mug, size: 'onesize' }]);
    await addToList(shop, owner, id, [{ productId: bowl, size: '' }]);
    expect(await held(id)).toEqual([`${mug} uniw`, `${bowl} uniw`]);
    await removeFromList(shop, owner, id, [{ productId: mug, size: 'onesize' }]);
    expect(await held(id)).toEqual([`${bowl} uniw`]);
  });

  it('of several products those that can be are added', async () => {
    const id = await made('Mieszana');
    const wanted = [
      { productId: mug, size: '' },
      { productId: 999_999, size: '' },
      { productId: mug, size: '' },
    ];
    expect(await addToList(shop, owner, id, wanted)).toEqual({ ok: true, added: [{ productId: mug, size: 'uniw' }] });
  });

  it('has its limits', async () => {
    const id = await made('Wielka');
    const many = Array.from({ length: 101 }, () => ({ productId: mug, size: '' }));
    expect(await addToList(shop, owner, id, many)).toEqual({ ok: false, fault: 'too-many-products' });
    const types = Array.from({ length: 301 }, (_, at) => ({ type: `r${at}` }));
    const large = await addProduct(shop, { name: 'Wielorozmiarowy', categoryId, sizes: types });
    for (const start of [0, 100, 200]) {
      const part = types.slice(start, start + 100).map(({ type }) => ({ productId: large, size: type }));
      expect(await addToList(shop, owner, id, part)).toMatchObject({ ok: true });
    }
    expect(await addToList(shop, owner, id, [{ productId: large, size: 'r300' }])).toEqual({
      ok: false,
      fault: 'list-full',
    });
  });

  it('a list of many is made whole or, when they are too many, not at all', async () => {
    const sizes = Array.from({ length: 301 }, (_, index) => ({ type: `R${index}` }));
    const sock = await addProduct(shop, { name: 'Skarpeta', categoryId, sizes });
    const wanted = sizes.map(({ type }) => ({ productId: sock, size: type }));
    expect(await createListOf(shop, owner, { name: 'Za dużo' }, wanted)).toEqual({ ok: false, fault: 'list-full' });
    expect(await names()).toEqual([]);
    const list = await createListOf(shop, owner, { name: 'Dużo' }, wanted.slice(1));
    expect(await getLists(shop, owner)).toMatchObject([{ name: 'Dużo', productCount: 300, public: false }]);
    expect(list).toMatchObject({ ok: true });
  });

  it('moves to another list, also when that one had it', async () => {
    const from = await made('Stąd');
    const to = await made('Tam');
    const items = [{ productId: mug, size: 'uniw' }];
    await addToList(shop, owner, from, [...items, { productId: bowl, size: 'uniw' }]);
    expect(await moveToList(shop, owner, { from, to, items })).toEqual({ ok: true });
    expect([await held(from), await held(to)]).toEqual([[`${bowl} uniw`], [`${mug} uniw`]]);
    await addToList(shop, owner, from, items);
    expect(await moveToList(shop, owner, { from, to, items })).toEqual({ ok: true });
    expect([await held(from), await held(to)]).toEqual([[`${bowl} uniw`], [`${mug} uniw`]]);
    expect(await moveToList(shop, owner, { from, to: from, items })).toEqual({ ok: false, fault: 'unknown-list' });
  });

  it('does not count what was withdrawn from sale', async () => {
    const id = await made('Zwinięta');
    const old = await addProduct(shop, { name: 'Stary', categoryId });
    await addToList(shop, owner, id, [{ productId: old, size: '' }]);
    await shop.db.update(products).set({ visible: false }).where(eq(products.id, old));
    expect((await getLists(shop, owner))[0]?.productCount).toBe(0);
  });
});

describe('who may', () => {
  it('nothing of another visitor’s list can be done or learnt', async () => {
    const id = await made('Prywatna');
    await addToList(shop, owner, id, [{ productId: mug, size: '' }]);
    const other = await guest();
    const theirs = await made('Ich', other);
    const items = [{ productId: mug, size: 'uniw' }];
    const unknown = { ok: false, fault: 'unknown-list' };
    for (const wrong of [id, 999_999, 0, -1, 2 ** 40, Number.NaN]) {
      expect(await findList(shop, other, wrong)).toBeNull();
      expect(await findList(shop, other, wrong, 'zgaduję')).toBeNull();
      expect(await setList(shop, other, wrong, { name: 'x', public: true })).toEqual(unknown);
      expect(await deleteList(shop, other, wrong)).toEqual(unknown);
      expect(await addToList(shop, other, wrong, items)).toEqual(unknown);
      expect(await removeFromList(shop, other, wrong, items)).toEqual(unknown);
      expect(await moveToList(shop, other, { from: wrong, to: theirs, items })).toEqual(unknown);
      expect(await moveToList(shop, other, { from: theirs, to: wrong, items })).toEqual(unknown);
    }
    expect(await held(id)).toEqual([`${mug} uniw`]);
  });
});

describe('whose', () => {
  it('a customer’s lists are available in every browser, and only to that customer', async () => {
    const [mine, theirs] = [await customer(), await customer()];
    const account = { ...owner, customerId: mine.id };
    const id = await made('Moja', account);
    const elsewhere = { ...(await guest()), customerId: mine.id };
    expect(await names(elsewhere)).toEqual(['Moja']);
    expect(await setList(shop, elsewhere, id, { name: 'Nadal moja' })).toEqual({ ok: true });
    for (const other of [owner, { ...owner, customerId: theirs.id }]) {
      expect(await names(other)).toEqual([]);
      expect(await findList(shop, other, id)).toBeNull();
      expect(await setList(shop, other, id, { public: true })).toEqual({ ok: false, fault: 'unknown-list' });
      expect(await deleteList(shop, other, id)).toEqual({ ok: false, fault: 'unknown-list' });
    }
    const guestly = await made('Gościa');
    expect(await findList(shop, account, guestly)).toBeNull();
    expect(await deleteList(shop, account, id)).toEqual({ ok: true });
    expect([await names(account), await names()]).toEqual([[], ['Gościa']]);
  });

  it('a link opens one list; a new name leaves it open or closed; another list keeps what leaves this one', async () => {
    const created = await createList(shop, owner, { name: 'Otwarta', public: true });
    const open = created.ok ? created.id : 0;
    const closed = await made('Zamknięta');
    const token = (await findList(shop, owner, open))?.shareToken ?? '';
    expect(token).not.toBe('');
    expect(await findList(shop, null, open, token)).toMatchObject({ own: false, public: true });
    for (const wrong of ['', `${token}x`]) expect(await findList(shop, null, open, wrong)).toBeNull();
    expect(await findList(shop, null, closed, token)).toBeNull();
    for (const id of [open, closed]) await setList(shop, owner, id, { name: 'Inaczej' });
    expect((await getLists(shop, owner)).map((list) => [list.name, list.shareToken])).toEqual([
      ['Inaczej', token],
      ['Inaczej', ''],
    ]);
    const items = [{ productId: mug, size: '' }];
    for (const id of [open, closed]) await addToList(shop, owner, id, items);
    const many = Array.from({ length: 100 }, () => ({ productId: mug, size: 'uniw' }));
    expect(await removeFromList(shop, owner, open, [...many, ...items])).toEqual({
      ok: false,
      fault: 'too-many-products',
    });
    expect(await removeFromList(shop, owner, open, many)).toEqual({ ok: true });
    expect([await held(open), await held(closed)]).toEqual([[], [`${mug} uniw`]]);
  });
});

async function customer(): Promise<{ login: string; id: number }> {
  const login = crypto.randomUUID();
  const [row] = await shop.db
    .insert(customers)
    .values({ login, loginKey: login, email: `${login}@example.com`, passwordHash, createdAt: now })
    .returning({ id: customers.id });
  return { login, id: row?.id ?? 0 };
}

describe('signing in', () => {
  it('X.19 a guest’s lists are the customer’s afterwards, none lost and none doubled', async () => {
    const { login, id: customerId } = await customer();
    const account = { ...(await guest()), customerId };
    const kept = await made('Lista zakupowa', account);
    await addToList(shop, account, kept, [{ productId: mug, size: '' }]);
    const same = await made('lista ZAKUPOWA');
    await addToList(shop, owner, same, [
      { productId: mug, size: '' },
      { productId: bowl, size: '' },
    ]);
    const own = await made('Tylko moja');
    const shared = await made('Lista zakupowa');
    await setList(shop, owner, shared, { public: true });
    const token = (await findList(shop, owner, shared))?.shareToken;

    await signIn(shop, login, 'tajne123', owner.visitorId);
    const signedIn = { ...owner, customerId };
    expect((await getLists(shop, signedIn)).map(({ id }) => id)).toEqual([kept, own, shared]);
    expect(await held(kept, signedIn)).toEqual([`${mug} uniw`, `${bowl} uniw`]);
    expect(await names(owner)).toEqual([]);
    expect(await findList(shop, null, shared, token)).not.toBeNull();

    await signIn(shop, login, 'tajne123', owner.visitorId);
    expect(await getLists(shop, signedIn)).toHaveLength(3);
  });

  it('X.19 another customer of the same browser does not get them', async () => {
    const first = await customer();
    const second = await customer();
    await made('Pierwszej');
    await signIn(shop, first.login, 'tajne123', owner.visitorId);
    await signIn(shop, second.login, 'tajne123', owner.visitorId);
    expect(await names({ ...owner, customerId: second.id })).toEqual([]);
    expect(await names({ ...owner, customerId: first.id })).toEqual(['Pierwszej']);
  });
});
