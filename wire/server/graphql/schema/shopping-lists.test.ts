import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { hashPassword, signIn } from '#modules/customers/accounts/server/index.ts';
import { setList } from '#modules/customers/lists/server/index.ts';
import { listFaultText } from '#modules/customers/lists/texts/list-faults.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
import { customers } from '#server/shop/schema.ts';
import { mountGraphql } from '../mount-graphql.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const app = new Hono();
mountGraphql(app, { shop, secure: false, listFaultText });
const categoryId = await addCategory(shop, 'Kubki');
const mug = await addProduct(shop, { name: 'Kubek', categoryId });
const shirt = await addProduct(shop, { name: 'Koszulka', categoryId, sizes: [{ type: 'S' }, { type: 'M' }] });
const passwordHash = await hashPassword('tajne123');

const UNKNOWN = listFaultText('unknown-list');
const owner = await signedIn();
const customer = await signedIn();

/** A browser: it keeps the cookies it is given. */
function browser(cookies: Record<string, string> = {}) {
  async function post(query: string) {
    const cookie = Object.entries(cookies)
      .map((pair) => pair.join('='))
      .join('; ');
    const body = JSON.stringify({ query });
    const response = await app.request('/graphql/v1/', { method: 'POST', headers: { cookie }, body });
    expect(response.status).toBe(200);
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies[name] = value;
    }
    return { response, answer: await response.json() };
  }
  return { cookies, post, ask: async (query: string) => (await post(query)).answer };
}

const create = (name: string) =>
  `mutation { shoppingListCreate(ShoppingListSettingsInput: {name: ${JSON.stringify(name)}}) { status id } }`;
const show = (id: number) => `{ shoppingList(ShoppingListInput: {id: ${id}}) { id name link productCount public } }`;
const put = (id: number, products: string) =>
  `mutation { addToShoppingList(ShoppingListInput: {id: ${id}}, ShoppingListProduct: [${products}]) { status } }`;
const take = (id: number, products: string) =>
  `mutation { removeFromShoppingList(ShoppingListInput: {id: ${id}}, ShoppingListProduct: [${products}]) { status } }`;
const set = (id: number, settings: string) =>
  `mutation { setShoppingList(ShoppingListInput: {id: ${id}}, ShoppingListSettingsInput: {${settings}}) { status } }`;
const remove = (id: number) => `mutation { shoppingListDelete(ShoppingListInput: {id: ${id}}) { status } }`;

async function withList(name = 'Lista zakupowa') {
  const own = browser();
  const { data } = await own.ask(create(name));
  return { own, id: data.shoppingListCreate.id as number };
}

async function signedIn() {
  const login = crypto.randomUUID();
  await shop.db
    .insert(customers)
    .values({ login, loginKey: login, email: 'x@example.com', passwordHash, createdAt: shop.now() });
  const { visitor } = await createVisitor(shop);
  const session = await signIn(shop, login, 'tajne123', visitor.id);
  if (session.kind !== 'signed-in') throw new Error(session.kind);
  return browser({ client: session.clientToken, RSSID: session.token });
}

describe('the life of a list', () => {
  it('S1.04 S7.48 S7.49 a browser without a cookie gets one with its first list, and finds the list again', async () => {
    const own = browser();
    const { answer } = await own.post(create('Lista zakupowa'));
    const { id } = answer.data.shoppingListCreate;
    expect(answer).toEqual({ data: { shoppingListCreate: { status: 'success', id: expect.any(Number) } } });
    expect(own.cookies.client).toBeTruthy();
    expect(await own.ask(show(id))).toEqual({
      data: { shoppingList: [{ id, name: 'Lista zakupowa', link: `/listy/${id}`, productCount: 0, public: false }] },
    });
    expect((await own.ask(create('Druga'))).data.shoppingListCreate.id).not.toBe(id);
    expect((await own.ask('{ shoppingList(ShoppingListInput: {}) { name } }')).data.shoppingList).toEqual([
      { name: 'Lista zakupowa' },
      { name: 'Druga' },
    ]);
    expect(await own.ask(remove(id))).toEqual({ data: { shoppingListDelete: { status: 'success' } } });
    expect(await own.ask(show(id))).toEqual({ data: { shoppingList: [] } });
  });

  it('S7.50 name and sharing are kept; what is not sent stays', async () => {
    const { own, id } = await withList();
    expect(await own.ask(set(id, 'name: "Na \\"szlak\\"", public: true'))).toEqual({
      data: { setShoppingList: { status: 'success' } },
    });
    await own.ask(set(id, 'name: "Inna"'));
    expect((await own.ask(show(id))).data.shoppingList).toMatchObject([{ name: 'Inna', public: true }]);
    await own.ask(set(id, 'public: false'));
    expect((await own.ask(show(id))).data.shoppingList).toMatchObject([{ name: 'Inna', public: false }]);
  });

  it('S7.51 S3.55 the count grows and falls with pairs of product and size', async () => {
    const { own, id } = await withList();
    const both = `{id: ${shirt}, size: "S"}, {id: ${shirt} size: "M"}`;
    expect(await own.ask(put(id, both))).toEqual({ data: { addToShoppingList: { status: 'success' } } });
    expect((await own.ask(show(id))).data.shoppingList).toMatchObject([{ productCount: 2 }]);
    expect(await own.ask(take(id, `{id: ${shirt}, size: "S"}`))).toEqual({
      data: { removeFromShoppingList: { status: 'success' } },
    });
    expect((await own.ask(show(id))).data.shoppingList).toMatchObject([{ productCount: 1 }]);
  });
});

describe('refusals', () => {
  it.each([
    ['a product that is there already', () => put(0, `{id: ${mug}, size: "uniw"}`), 'Produkt jest już na liście'],
    ['no size', () => put(0, `{id: ${shirt}, size: ""}`), listFaultText('size-required')],
    ['a size that is not sold', () => put(0, `{id: ${shirt}, size: "XXL"}`), listFaultText('unknown-size')],
    ['a product that is not sold', () => put(0, '{id: 999999, size: "M"}'), listFaultText('unknown-product')],
    ['nothing', () => put(0, ''), listFaultText('unknown-product')],
    ['too much at once', () => put(0, `{id: ${mug}, size: ""} `.repeat(101)), listFaultText('too-many-products')],
    ['taking what is not there', () => take(0, `{id: ${shirt}, size: "M"}`), listFaultText('not-on-list')],
    ['an empty name', () => set(0, 'name: " "'), listFaultText('wrong-name')],
    ['no name for a new list', () => create('  '), listFaultText('wrong-name')],
  ])('S7.54 %s: data null, the first message for the shopper', async (_what, write, message) => {
    const { own, id } = await withList();
    await own.ask(put(id, `{id: ${mug}, size: "uniw"}`));
    const { data, errors } = await own.ask(write().replace('{id: 0}', `{id: ${id}}`));
    expect(errors[0].message).toBe(message);
    expect(Object.values(data)).toEqual([null]);
  });

  it('bad input is refused by the schema and changes nothing', async () => {
    const { own, id } = await withList();
    for (const query of [
      'mutation { addToShoppingList(ShoppingListInput: {id: "x"}, ShoppingListProduct: []) { status } }',
      `mutation { addToShoppingList(ShoppingListInput: {id: ${id}}, ShoppingListProduct: [{id: 99999999999, size: "M"}]) { status } }`,
      `mutation { setShoppingList(ShoppingListInput: {id: ${id}}) { status } }`,
    ]) {
      expect((await own.ask(query)).errors.length).toBeGreaterThan(0);
    }
    // A query in the address must not change anything.
    const cookie = `client=${own.cookies.client}`;
    await app.request(`/graphql/v1/?query=${encodeURIComponent(remove(id))}`, { headers: { cookie } });
    expect((await own.ask(show(id))).data.shoppingList).toHaveLength(1);
  });
});

describe('authorisation', () => {
  const mutations = [
    ['rename', (id: number) => set(id, 'name: "Przejęta", public: true')],
    ['delete', remove],
    ['add', (id: number) => put(id, `{id: ${mug}, size: "uniw"}`)],
    ['remove', (id: number) => take(id, `{id: ${mug}, size: "uniw"}`)],
  ] as const;
  const strangers = [
    ['a guest without a cookie', async () => browser()],
    ['another guest', async () => (await withList()).own],
    ['another customer', async () => customer],
  ] as const;

  for (const [who, open] of strangers) {
    it.each(mutations)(`${who} cannot %s it, public or not, and learns nothing of it`, async (_what, write) => {
      const id = (await owner.ask(create('Moja'))).data.shoppingListCreate.id;
      await owner.ask(put(id, `{id: ${mug}, size: "uniw"}`));
      await owner.ask(set(id, 'public: true'));
      const stranger = await open();
      const foreign = await stranger.ask(write(id));
      const missing = await stranger.ask(write(2_000_000_000));
      expect(foreign.errors[0].message).toBe(UNKNOWN);
      expect(foreign).toEqual(missing);
      expect(await stranger.ask(show(id))).toEqual({ data: { shoppingList: [] } });
      expect((await owner.ask(show(id))).data.shoppingList).toMatchObject([{ name: 'Moja', productCount: 1 }]);
    });
  }

  it.each(mutations)('the owner can %s it', async (what, write) => {
    const id = (await owner.ask(create('Moja'))).data.shoppingListCreate.id;
    if (what === 'remove') await owner.ask(put(id, `{id: ${mug}, size: "uniw"}`));
    expect(Object.values((await owner.ask(write(id))).data)).toEqual([{ status: 'success' }]);
  });

  it('a customer’s list is not the browser’s: after signing out it is gone from it', async () => {
    const id = (await owner.ask(create('Moja'))).data.shoppingListCreate.id;
    const { RSSID: _, ...left } = owner.cookies;
    expect(await browser(left).ask(show(id))).toEqual({ data: { shoppingList: [] } });
    await setList(shop, { visitorId: 0, customerId: 0 }, id, { name: 'x' });
    expect((await owner.ask(show(id))).data.shoppingList).toMatchObject([{ name: 'Moja' }]);
  });
});

describe('tracking', () => {
  it('S7.53 what came onto a list of who allows analytics waits as an event, and every list answer says so until it is fetched', async () => {
    const { own, id } = await withList();
    const unannounced = await own.post(put(id, `{id: ${shirt}, size: "S"}`));
    expect(unannounced.response.headers.get('x-iai-tracking-events')).toBeNull();
    own.cookies.ck_consent = 'analytics';
    const empty = await own.post(show(id));
    expect(empty.response.headers.get('x-iai-tracking-events')).toBeNull();
    const added = await own.post(put(id, `{id: ${mug}, size: "uniw"}`));
    expect(added.response.headers.get('x-iai-tracking-events')).toBe('1');
    expect((await own.post(show(id))).response.headers.get('x-iai-tracking-events')).toBe('1');
    const { trackingEvents } = (await own.ask('{ trackingEvents }')).data;
    expect(trackingEvents).toEqual([expect.stringContaining('"event":"add_to_wishlist"')]);
    expect(trackingEvents[0]).toContain('"item_name":"Kubek"');
    expect((await own.post(show(id))).response.headers.get('x-iai-tracking-events')).toBeNull();
  });
});
