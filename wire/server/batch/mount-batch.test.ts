import { Hono } from 'hono';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hashPassword, signIn } from '#modules/customers/accounts/server/index.ts';
import { addCompared } from '#modules/customers/compare/server/index.ts';
import { addFavourites } from '#modules/customers/favourites/server/index.ts';
import { addToBasket } from '#modules/sales/basket/server/index.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
import { customers, snippets } from '#server/shop/schema.ts';
import { pagePartScriptAddress } from '../../tracking-script.ts';
import { mountWire } from '../mount.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const categoryId = await addCategory(shop, 'Kuchnia');
const mug = await addProduct(shop, { name: 'Kubek', categoryId, photo: 'kubek.jpg' });
const onMobile = { onMobile: true, onTablet: false, onPc: false };
const free = { category: 'necessary' as const };
await shop.db.insert(snippets).values([
  { id: 1, kind: 'snippet', region: 'head', content: '<meta name="a" content="b">', ...free },
  { id: 2, kind: 'snippet', region: 'body_top', content: '<p>Góra</p>', ...free, ...onMobile },
  { id: 3, kind: 'snippet', region: 'other', content: '<p>Dół</p>', address: '/kategoria/', ...free },
  {
    id: 4,
    kind: 'layer',
    content: '<div>Warstwa</div>',
    script: 'window.w=1;',
    title: 'A & "B"',
    opens: 'exit',
    ...free,
  },
  { id: 6, kind: 'snippet', region: 'other', content: '<p>Reklama</p>', script: 'window.ad=1;' },
  { id: 7, kind: 'snippet', region: 'head', content: '<script>window.seen=1;</script>', category: 'analytics' },
  { id: 5, kind: 'layer', content: 'wyłączona', active: false },
]);
const layer =
  '<aside data-page-layer="4" data-opens="exit" aria-label="A &amp; &quot;B&quot;"><div>Warstwa</div></aside>';
const app = new Hono();
mountWire(app, shop);

let cookie: string;
let visitorId: number;
beforeEach(async () => {
  const { visitor, token } = await createVisitor(shop);
  visitorId = visitor.id;
  cookie = `client=${token}`;
});

async function post(body: BodyInit, headers: Record<string, string> = {}): Promise<Response> {
  return app.request('/ajax/get.php', { method: 'POST', body, headers: { cookie, ...headers } });
}
const ask = async (blocks: object) => (await post(new URLSearchParams({ request: JSON.stringify(blocks) }))).json();
const page = (params: object) => ({ format: 'json', params: { request_uri: '/', additional_ajax: '', ...params } });
const allBlocks = {
  Projector: { format: 'json', params: {} },
  Basket: {},
  Wishlist: {},
  Comparers: {},
  Snippets: page({ mobile: true, tablet: false, pc: false }),
  ToplayersAndWidgets: page({ mobile: true, tablet: false, pc: false }),
};

describe('POST /ajax/get.php', () => {
  it('S3.49 S3.50 S3.52 S7.07 answers all six blocks', async () => {
    await addToBasket(shop, visitorId, { productId: mug, size: '', quantity: 2 });
    await addFavourites(shop, visitorId, [{ productId: mug, size: '' }]);
    await addCompared(shop, visitorId, mug);
    expect(await ask(allBlocks)).toMatchObject({
      Projector: { response: {} },
      Basket: {
        response: {
          basket: { productsCounter: 1, products: [{ id: String(mug), count: 2 }], user: { loggedIn: false } },
        },
      },
      Wishlist: {
        response: {
          attributes: { count: 1 },
          product: [
            {
              attributes: { id: String(mug), size: 'uniw', link: `/produkt/${mug}/kubek` },
              name: 'Kubek',
              icon: '/obraz/160/kubek.jpg',
              price: { attributes: { price: '24.60', price_formatted: '24,60 zł' } },
            },
          ],
        },
      },
      Comparers: {
        response: {
          attributes: { count: 1 },
          product: [
            {
              iconsmall: '/obraz/160/kubek.jpg',
              name: 'Kubek',
              attributes: {
                id: String(mug),
                link: `/produkt/${mug}/kubek`,
                removelink: `/settings.php?comparers=remove&product=${mug}`,
              },
            },
          ],
        },
      },
      Snippets: {
        response: {
          items: {
            1: { region: 'head', content: '<meta name="a" content="b">' },
            2: { region: 'body_top', content: '<p>Góra</p>' },
          },
        },
      },
      ToplayersAndWidgets: { response: { items: { script: 'window.w=1;', 4: { content: layer } } } },
    });
  });

  it.each([
    ['necessary', ['1', '2']],
    ['analytics', ['1', '2', '7']],
    ['analytics.marketing', ['1', '2', '6', '7']],
  ])('nothing is handed out that was not allowed: %s', async (allowed, ids) => {
    const request = JSON.stringify({ Snippets: page({ mobile: true }) });
    const answer = await post(new URLSearchParams({ request }), { cookie: `ck_consent=${allowed}` });
    expect(Object.keys((await answer.json()).Snippets.response.items)).toEqual(ids);
  });

  it.each([
    ['window.w=1;', '', 200],
    ['window.ad=1;', '', 404],
    ['window.ad=1;', 'ck_consent=marketing', 200],
    ['window.seen=1;', 'ck_consent=marketing', 404],
    ['window.seen=1;', 'ck_consent=analytics', 200],
    ['alert(1)', 'ck_consent=analytics.marketing', 404],
  ])('X.18 the script %s is served for the cookie %o: %i', async (script, own, status) => {
    const answer = await app.request(pagePartScriptAddress(script), { headers: { cookie: own } });
    expect(answer.status).toBe(status);
    if (status === 200) {
      expect(await answer.text()).toBe(script);
      expect(answer.headers.get('content-type')).toContain('text/javascript');
    }
  });

  it.each([
    [{ mobile: 'true', tablet: 'false', pc: 'false' }, ['1', '2']],
    [{ mobile: false, tablet: true, pc: false }, ['1']],
    [{ mobile: 'false', tablet: 'false', pc: 'true', request_uri: '/kategoria/3/kubki?page=2' }, ['1', '3']],
    [{}, []],
  ])('S3.51 flags and address choose the snippets: %o', async (params, ids) => {
    const { Snippets } = await ask({ Snippets: page(params) });
    expect(Object.keys(Snippets.response.items)).toEqual(ids);
  });

  it('S3.45 names the signed-in customer', async () => {
    await shop.db.insert(customers).values({
      login: 'Ola',
      loginKey: 'ola',
      email: 'ola@example.com',
      firstName: 'Ola',
      passwordHash: await hashPassword('tajne123'),
      createdAt: shop.now(),
    });
    const signed = await signIn(shop, 'ola', 'tajne123');
    if (signed.kind !== 'signed-in') throw new Error('not signed in');
    cookie = `${cookie}; RSSID=${signed.token}`;
    const { Basket } = await ask({ Basket: {} });
    expect(Basket.response.basket.user).toEqual({
      wholesaler: false,
      loggedIn: true,
      login: 'Ola',
      firstName: 'Ola',
      email: 'ola@example.com',
    });
  });

  it('answers only what was asked, and an unknown block with an error', async () => {
    const answer = await ask({ Wishlist: {}, Unknown: {}, constructor: {}, ['__proto__']: {} });
    expect(Object.keys(answer)).toEqual(['Wishlist', 'Unknown', 'constructor', '__proto__']);
    expect(answer.Unknown).toEqual({ response: { items: {} }, error: 'unknown-block' });
    expect(await ask({})).toEqual({});
  });

  it('a block that fails carries an error and leaves the others alone', async () => {
    await addCompared(shop, visitorId, mug);
    const broken = vi.spyOn(shop.db, 'select').mockImplementation(() => {
      throw new Error('secret inside');
    });
    const logged = vi.spyOn(shop.log, 'error').mockImplementation(() => {});
    const answer = await ask({ Comparers: {}, Wishlist: {} });
    broken.mockRestore();
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
    expect(answer).toEqual({
      Comparers: { response: { items: {} }, error: 'internal' },
      Wishlist: { response: { attributes: { count: 0, cost: '0.00' }, product: [] } },
    });
  });

  it('sends no query for an unknown browser and one for a visitor without data', async () => {
    await ask(allBlocks);
    const query = vi.spyOn(shop.pool, 'query');
    const previousCookie = cookie;
    cookie = '';
    await ask(allBlocks);
    expect(query).toHaveBeenCalledTimes(0);
    cookie = previousCookie;
    await ask(allBlocks);
    expect(query).toHaveBeenCalledTimes(1);
    query.mockRestore();
  });
});

describe('bad requests', () => {
  it.each(['', 'request=', 'request={', 'request=[1]', 'nonsense', '\u0000', '{"Basket":{}}'])(
    'unreadable: %s',
    async (body) => {
      const response = await post(body);
      expect([response.status, await response.json()]).toEqual([400, { error: 'unreadable-request' }]);
    },
  );

  it('reads multipart and any content type', async () => {
    const form = new FormData();
    form.set('request', '{"Wishlist":{}}');
    expect(await (await post(form)).json()).toHaveProperty('Wishlist');
    expect(await (await post('request={"Wishlist":{}}', { 'content-type': 'text/plain' })).json()).toHaveProperty(
      'Wishlist',
    );
    expect((await post('x', { 'content-type': 'multipart/form-data; boundary=y' })).status).toBe(400);
  });

  it('strange descriptions of blocks are taken as none', async () => {
    const answer = await ask({ Basket: null, Snippets: [1], ToplayersAndWidgets: { params: 'x' }, Wishlist: 'y' });
    for (const block of Object.values(answer)) expect(block).not.toHaveProperty('error');
  });

  it('10 MB are too large, other methods not allowed', async () => {
    expect((await post(`request=${'x'.repeat(10 * 1024 * 1024)}`)).status).toBe(413);
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE']) {
      const response = await app.request('/ajax/get.php', { method });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    }
  });
});
