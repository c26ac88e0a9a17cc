import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { beforeEach, describe, expect, it } from 'vitest';
import { listFavourites } from '#modules/customers/favourites/server/index.ts';
import { parseOutcomeNote } from '#modules/sales/basket/rules/line-outcome.ts';
import { getBasket, hasRemoved, listLineFiles } from '#modules/sales/basket/server/index.ts';
import { listGifts } from '#modules/sales/rebates/server/index.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
import { basketRemovals, couriers, gifts, sizes } from '#server/shop/schema.ts';
import { mountWire } from '../mount.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const categoryId = await addCategory(shop, 'Kuchnia');
const mug = await addProduct(shop, {
  name: 'Kubek',
  categoryId,
  versionName: 'biały',
  photo: 'kubek.jpg',
  sizes: [{ price: 2460, stock: 20 }],
});
const shirt = await addProduct(shop, {
  name: 'Koszulka',
  categoryId,
  sizes: [
    { type: 'S', name: 'mały' },
    { type: 'M', name: 'średni' },
  ],
});
const box = await addProduct(shop, {
  name: 'Skrzynka',
  categoryId,
  sizes: [{ price: 5000, stock: 20 }],
  configurator: [{ name: 'napis', label: 'Napis', kind: 'text', required: true, values: [] }],
});
const rare = await addProduct(shop, { name: 'Rzadki', categoryId, sizes: [{ price: 900, stock: 1 }] });
const pdf = (name: string) => new File(['%PDF-1.4'], name);
await shop.db.insert(couriers).values({ name: 'Paczkomat', kind: 'locker', prepaidCost: 1200, freeFrom: 20_000 });
const app = new Hono();
mountWire(app, shop);

let cookie: string;
let visitorId: number;
beforeEach(async () => {
  const { visitor, token } = await createVisitor(shop);
  visitorId = visitor.id;
  cookie = `client=${token}`;
});

type Posted = Record<string, string> | FormData | string;
function call(path: string, init: RequestInit & { posted?: Posted } = {}): Promise<Response> {
  const { posted, ...rest } = init;
  const body = posted === undefined ? undefined : posted instanceof FormData ? posted : new URLSearchParams(posted);
  const headers = { cookie, host: 'sklep.test', ...(rest.headers as Record<string, string>) };
  return Promise.resolve(
    app.request(`http://sklep.test${path}`, { method: body ? 'POST' : 'GET', body, ...rest, headers }),
  );
}
const change = (posted: Posted, query = '') => call(`/basketchange.php${query}`, { posted });
const MULTI = '?type=multiproduct';
const basket = async () => (await (await call('/ajax/basket.php?getAjax=true')).json()).basket;
const counts = async () =>
  (await basket()).products.map((line: { id: string; size: string; count: number }) => [
    line.id,
    line.size,
    line.count,
  ]);
const noteIn = (response: Response) =>
  parseOutcomeNote(
    decodeURIComponent(/basket_note=([^;]*)/.exec(response.headers.getSetCookie().join('\n'))?.[1] ?? ''),
  );
const noteOf = (response: Response) => noteIn(response).map(({ code }) => code);

describe('what was taken out', () => {
  it('X.34 comes back without script, once, with quantity, comment and answers', async () => {
    await change({ product: String(mug), size: 'uniw', number: '3', comment: 'Na prezent' });
    await change({ product: String(box), number: '2', 'priceformula[napis][0]': 'Ola' });
    const before = (await getBasket(shop, visitorId)).lines.map(({ lineId: _, ...line }) => line);
    const names = Object.fromEntries(
      before.flatMap(({ productId, size, additional }, index) => [
        [`product[${index + 1}]`, String(productId)],
        [`size[${index + 1}]`, size],
        [`additional[${index + 1}]`, additional],
        [`set_quantity[${index + 1}]`, '0'],
      ]),
    );
    expect(noteOf(await change(names, MULTI))).toEqual(['removed', 'removed']);
    expect(await counts()).toEqual([]);
    expect(noteOf(await change({ restore: '1' }, MULTI))).toEqual(['added', 'added']);
    expect((await getBasket(shop, visitorId)).lines).toMatchObject(before);
    expect(noteOf(await change({ restore: '1' }, MULTI))).toEqual([]);
    expect((await getBasket(shop, visitorId)).lines).toMatchObject(before);
  });

  it('X.34 a line restored by the page has its old position and is not offered again', async () => {
    const names = { 'product[1]': String(mug), 'size[1]': 'uniw' };
    for (const product of [mug, rare]) await change({ product: String(product), size: 'uniw', number: '1' });
    await change({ ...names, 'set_quantity[1]': '0' }, MULTI);
    expect(await hasRemoved(shop, visitorId)).toBe(true);
    await change({ ...names, 'set_quantity[1]': '1' }, MULTI);
    expect((await getBasket(shop, visitorId)).lines.map(({ productId }) => productId)).toEqual([mug, rare]);
    expect(await hasRemoved(shop, visitorId)).toBe(false);
  });

  it('X.34 stays at hand when the shop refuses it, and is forgotten after an hour', async () => {
    const takeOut = () => change({ 'product[1]': String(rare), 'size[1]': 'uniw', 'set_quantity[1]': '0' }, MULTI);
    const stock = (amount: number) => shop.db.update(sizes).set({ stock: amount }).where(eq(sizes.productId, rare));
    await change({ product: String(rare), size: 'uniw', number: '1', comment: 'Na prezent' });
    await takeOut();
    expect(await counts()).toEqual([]);
    await stock(0);
    expect(noteOf(await change({ restore: '1' }, MULTI))).toEqual(['unavailable']);
    await stock(1);
    expect(noteOf(await change({ restore: '1' }, MULTI))).toEqual(['added']);
    expect((await getBasket(shop, visitorId)).lines).toMatchObject([{ quantity: 1, comment: 'Na prezent' }]);
    await takeOut();
    await shop.db.update(basketRemovals).set({ removedAt: new Date(shop.now().getTime() - 3_600_001) });
    expect(noteOf(await change({ restore: '1' }, MULTI))).toEqual([]);
  });
});

describe('GET /ajax/basket.php', () => {
  it('S3.41 S3.42 S3.43 S3.44 S3.45 S7.27 answers the basket exactly as the contract says', async () => {
    await change({ product: String(mug), size: 'uniw', number: '2', mode: '1' });
    const response = await call('/ajax/basket.php?getAjax=true');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      basket: {
        productsCounter: 1,
        productsNumber: 2,
        worth: 49.2,
        worth_formatted: '49,20 zł',
        worth_net_formatted: '40,00 zł',
        shippingCost: '12.00',
        shippingCost_formatted: '12,00 zł',
        shippingCost_net_formatted: '9,76 zł',
        toShippingFree: '150.80',
        user: { wholesaler: false, loggedIn: false },
        products: [
          {
            id: String(mug),
            name: 'Kubek',
            link: `/produkt/${mug}/kubek`,
            icon: '/obraz/160/kubek.jpg',
            size: 'uniw',
            size_name: 'uniwersalny',
            product_version_name: 'biały',
            count: 2,
            worth_unit: 'szt.',
            subscription_period: '0',
            md5_additional: '',
            prices: { worth_net_formatted: '40,00 zł', worth_gros_formatted: '49,20 zł' },
          },
        ],
      },
    });
  });

  it('answers a stranger with an empty basket and sets no cookie', async () => {
    for (const strange of ['', 'client=forged-but-well-formed-token', "client=';drop table visitors"]) {
      cookie = strange;
      const response = await call('/ajax/basket.php');
      expect(response.headers.getSetCookie()).toEqual([]);
      expect((await response.json()).basket).toMatchObject({
        productsCounter: 0,
        products: [],
        worth_formatted: '0,00 zł',
      });
    }
  });
});

describe('/basketchange.php, one product', () => {
  it('adds, gives a new browser its cookie and redirects to the basket with a note of codes', async () => {
    cookie = '';
    const response = await change({ product: String(mug), size: 'uniw', number: '3' });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/koszyk']);
    expect(noteOf(response)).toEqual(['added']);
    const [client = '', note = ''] = response.headers.getSetCookie();
    expect(client).toMatch(/^client=[\w-]{32}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(note).toMatch(/Max-Age=60; Path=\/; HttpOnly; SameSite=Lax$/);
    cookie = client.split(';')[0] ?? '';
    expect(await counts()).toEqual([[String(mug), 'uniw', 3]]);
  });

  it('with getAjax answers the basket, the outcome and the number of waiting events', async () => {
    cookie += '; ck_consent=analytics';
    const first = await change({ product: String(mug), size: 'onesize', number: '30', getAjax: 'true' });
    expect(first.headers.get('x-iai-tracking-events')).toBe('1');
    expect(await first.json()).toMatchObject({
      basket: { products: [{ count: 20 }] },
      outcomes: [{ code: 'lowered', productId: mug, size: 'uniw', quantity: 20, change: 20, limit: 20 }],
    });
    const second = await change({ product: String(mug), size: 'uniw', number: '1', getAjax: '1' });
    expect((await second.json()).outcomes).toMatchObject([{ code: 'already-in-basket', change: 0 }]);
  });

  it('queues no analytics event of who has not allowed analytics', async () => {
    cookie += '; ck_consent=marketing';
    const added = await change({ product: String(mug), size: 'uniw', number: '1', getAjax: 'true' });
    expect((await added.json()).outcomes).toMatchObject([{ code: 'added' }]);
    expect(added.headers.get('x-iai-tracking-events')).toBeNull();
  });

  it('works by GET, takes out with change=empty and ignores unknown fields', async () => {
    await call(`/basketchange.php?product=${shirt}&size=S&number=2&mode=1&bundled=&exchange_id=&nonsense=1`);
    expect(await counts()).toEqual([[String(shirt), 'S', 2]]);
    await call(`/basketchange.php?product=${shirt}&size=S&change=empty`);
    expect(await counts()).toEqual([]);
  });

  it.each([
    ['abc', 'unreadable-quantity'],
    ['NaN', 'unreadable-quantity'],
    ['1e9', 'unreadable-quantity'],
    ['-4', 'raised'],
    ['0', 'raised'],
    ['9'.repeat(400), 'lowered'],
    ['1,6', 'added'],
    ['', 'added'],
  ])('number %s is %s', async (number, code) => {
    const response = await change({ product: String(mug), size: 'uniw', number, getAjax: 'true' });
    expect((await response.json()).outcomes).toMatchObject([{ code }]);
  });

  it.each(['-1', '+3', '1e2', 'dwa'])('S5.08 a set quantity of %s is refused, and the line stays', async (quantity) => {
    await change({ product: String(mug), size: 'uniw', number: '2', getAjax: '1' });
    const line = { 'product[1]': String(mug), 'size[1]': 'uniw', 'set_quantity[1]': quantity };
    const response = await change({ ...line, getAjax: '1' }, MULTI);
    expect((await response.json()).outcomes).toMatchObject([{ code: 'unreadable-quantity', change: 0 }]);
    expect(await counts()).toEqual([[String(mug), 'uniw', 2]]);
  });

  it.each(['0', '-1', 'abc', '99999999999', '1e3', '1;drop', `${'9'.repeat(50)}`])(
    'product %s is unknown',
    async (product) => {
      const response = await change({ product, size: 'uniw', number: '1', getAjax: 'true' });
      expect([response.status, (await response.json()).outcomes[0].code]).toEqual([200, 'unknown-product']);
    },
  );

  it('mode=2 adds to the favourites and redirects to a page that shows the outcome, not to a cached one', async () => {
    const post = (referer: string) =>
      call('/basketchange.php', {
        posted: { product: String(shirt), size: 'M', mode: '2' },
        headers: { referer, 'sec-fetch-site': 'same-origin' },
      });
    const added = await post('http://sklep.test/produkt/7/x?a=1');
    expect([added.headers.get('location'), noteOf(added)]).toEqual(['/ulubione', ['favourite-added']]);
    expect((await post('http://sklep.test/koszyk')).headers.get('location')).toBe('/koszyk');
    for (const referer of ['http://zly.example/koszyk', 'http://sklep.test//zly.example/koszyk']) {
      expect((await post(referer)).headers.get('location')).toBe('/ulubione');
    }
    expect(await listFavourites(shop, visitorId)).toMatchObject([{ productId: shirt, size: 'M' }]);
    expect(await counts()).toEqual([]);
  });

  it('a client that sends nothing but the Referer of another site changes nothing', async () => {
    const posted = { product: String(shirt), size: 'M', number: '1', mode: '1' };
    const headers = { referer: 'http://zly.example/koszyk' };
    expect((await call('/basketchange.php', { posted, headers })).status).toBe(403);
    expect(await counts()).toEqual([]);
  });
});

describe('/basketchange.php?type=multiproduct', () => {
  const lines = (...wanted: [product: number, size: string, quantity: string][]) =>
    Object.fromEntries(
      wanted.flatMap(([product, size, quantity], index) => [
        [`product[${index + 1}]`, String(product)],
        [`size[${index + 1}]`, size],
        [`set_quantity[${index + 1}]`, quantity],
      ]),
    );

  it('S7.38 S7.42 sets absolute quantities, 0 removes, urlencoded and multipart alike', async () => {
    await change(lines([mug, 'uniw', '2'], [shirt, 'S', '1']), MULTI);
    expect(await counts()).toEqual([
      [String(mug), 'uniw', 2],
      [String(shirt), 'S', 1],
    ]);
    const form = new FormData();
    for (const [name, value] of Object.entries(lines([mug, 'uniw', '5'], [shirt, 'S', '0']))) form.set(name, value);
    form.set('comment[1]', 'na prezent');
    form.append(`comment_photo[${mug}][uniw][0][]`, new File(['x'], 'a.png'));
    const response = await change(form, MULTI);
    expect(response.status).toBe(303);
    // The file of this form is none that is taken.
    expect(noteOf(response)).toEqual(['changed', 'removed', 'file-blocked']);
    expect(await counts()).toEqual([[String(mug), 'uniw', 5]]);
  });

  it('unticked rows of the bought-products list, posted with 0, are nothing', async () => {
    const response = await change({ ...lines([mug, 'uniw', '0'], [shirt, 'S', '2']), getAjax: 'true' }, MULTI);
    expect((await response.json()).outcomes.map(({ code }: { code: string }) => code)).toEqual(['kept', 'added']);
  });

  it('a line the page showed and another tab took out is not put in again; a comment alone leaves the quantity', async () => {
    const shown = { ...lines([mug, 'uniw', '2'], [shirt, 'S', '1']), 'held[1]': '1', 'held[2]': '1' };
    await change(lines([mug, 'uniw', '5']), MULTI);
    expect(noteOf(await change(shown, MULTI))).toEqual(['changed', 'unknown-line']);
    const remark = { 'product[1]': String(mug), 'size[1]': 'uniw', 'comment[1]': 'a'.repeat(300) };
    expect(noteOf(await change(remark, MULTI))).toEqual(['comment-cut']);
    expect(await counts()).toEqual([[String(mug), 'uniw', 2]]);
    expect((await getBasket(shop, visitorId)).lines).toMatchObject([{ comment: 'a'.repeat(255) }]);
  });

  it('prices, names and ids of others are no part of a form: nothing of them is taken', async () => {
    await change({ product: String(box), size: 'uniw', number: '1', 'priceformula[napis]': 'Ola' });
    const form = new FormData();
    form.set(`comment_photo[${box}][uniw][${(await basket()).products[0].md5_additional}][]`, pdf('logo.pdf'));
    await change(form, MULTI);
    const [file] = await listLineFiles(shop, visitorId);
    const victim = { visitorId, cookie, before: await basket(), files: await listLineFiles(shop, visitorId) };
    expect([victim.before.productsCounter, victim.files.length]).toEqual([1, 1]);
    const [line] = (await getBasket(shop, visitorId)).lines;
    cookie = `client=${(await createVisitor(shop)).token}`;
    const foreign = {
      'product[1]': String(box),
      'size[1]': 'uniw',
      'additional[1]': victim.before.products[0].md5_additional,
      'set_quantity[1]': '7',
      'comment[1]': 'cudze',
      'line[1]': String(line?.lineId),
      remove_file: String(file?.id),
    };
    expect(noteOf(await change(foreign, MULTI))).toEqual(['unknown-line']);
    const forged = {
      'price[1]': '1',
      'worth[1]': '1',
      'name[1]': 'Za darmo',
      visitor_id: String(victim.visitorId),
    };
    await change({ ...lines([mug, 'uniw', '1']), ...forged }, MULTI);
    expect((await basket()).products).toMatchObject([
      { name: 'Kubek', count: 1, prices: { worth_gros_formatted: '24,60 zł' } },
    ]);
    cookie = victim.cookie;
    expect(await basket()).toEqual(victim.before);
    expect(await listLineFiles(shop, victim.visitorId)).toEqual(victim.files);
  });

  it('index 0 is a product like any other unless the form says that it is the gift', async () => {
    const first = { 'product[0]': String(mug), 'size[0]': 'uniw', 'set_quantity[0]': '2' };
    expect(noteOf(await change({ ...first, ...lines([shirt, 'S', '1']) }, MULTI))).toEqual(['added', 'added']);
    expect(await counts()).toEqual([
      [String(mug), 'uniw', 2],
      [String(shirt), 'S', 1],
    ]);
    expect(noteOf(await change({ ...first, 'gift[0]': '0', 'set_quantity[0]': '0' }, MULTI))).toEqual(['removed']);
    expect(await counts()).toEqual([[String(shirt), 'S', 1]]);
  });

  it('index 0 marked as the gift is never a line', async () => {
    const gift = { 'product[0]': String(mug), 'size[0]': 'uniw', 'set_quantity[0]': '1', 'gift[0]': '1' };
    const response = await change(gift, MULTI);
    expect([response.status, noteOf(response)]).toEqual([303, ['gift-unknown']]);
    expect(await counts()).toEqual([]);
  });

  it('S3.47 S4.36 the gift is chosen with quantity 1 at index 0 and given back with 0', async () => {
    const [gift] = await shop.db
      .insert(gifts)
      .values({ productId: shirt, sizeType: 'S', minimumWorth: 4000 })
      .returning();
    const post = (quantity: string) =>
      change({ 'product[0]': String(shirt), 'size[0]': 'S', 'set_quantity[0]': quantity, 'gift[0]': '1' }, MULTI);
    const chosen = async () => (await listGifts(shop, visitorId)).filter((one) => one.chosen).map((one) => one.giftId);
    expect(noteOf(await post('1'))).toEqual(['gift-below-minimum']);
    await change(lines([mug, 'uniw', '2']), MULTI);
    expect(noteOf(await post('1'))).toEqual(['gift-chosen']);
    expect(await chosen()).toEqual([gift?.id]);
    expect(noteOf(await post('0'))).toEqual(['gift-resigned']);
    expect(await chosen()).toEqual([]);
    expect(await counts()).toEqual([[String(mug), 'uniw', 2]]);
  });

  it.each(['', MULTI])('an empty post %s shows the page again and changes nothing', async (query) => {
    await change(lines([mug, 'uniw', '2']), MULTI);
    const response = await change({}, query);
    expect([response.status, response.headers.get('location'), noteOf(response)]).toEqual([303, '/koszyk', []]);
    expect(await counts()).toEqual([[String(mug), 'uniw', 2]]);
  });

  it('S7.41 mode=2 puts the lines of the basket into the favourites', async () => {
    const posted = lines([mug, 'uniw', '2'], [shirt, 'S', '1']);
    await change(posted, MULTI);
    const response = await change(posted, `${MULTI}&mode=2`);
    expect(noteOf(response)).toEqual(['favourite-added', 'favourite-added']);
    expect((await listFavourites(shop, visitorId)).map(({ productId }) => productId).sort()).toEqual(
      [mug, shirt].sort(),
    );
    expect(await counts()).toEqual([
      [String(mug), 'uniw', 2],
      [String(shirt), 'S', 1],
    ]);
  });

  it('refuses a form of more lines than any basket has', async () => {
    const posted = lines(...Array.from({ length: 501 }, (): [number, string, string] => [mug, 'uniw', '1']));
    const response = await change(posted, MULTI);
    expect([response.status, await response.json()]).toEqual([400, { error: 'too-many-lines' }]);
  });
});

describe('bad requests', () => {
  it.each([
    ['/basketchange.php', 'PUT', 'GET, POST'],
    ['/basketchange.php', 'HEAD', 'GET, POST'],
    ['/basketchange.php', 'DELETE', 'GET, POST'],
    ['/ajax/basket.php', 'POST', 'GET'],
    ['/ajax/basket.php', 'PATCH', 'GET'],
  ])('%s refuses %s', async (path, method, allow) => {
    const response = await call(`${path}?product=${mug}`, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, allow]);
  });

  it.each([true, false])('10 MB are too large, announced (%s) or not', async (announced) => {
    const text = `product=${mug}&comment=${'x'.repeat(10 * 1024 * 1024)}`;
    const stream = new Blob([text]).stream();
    const headers: Record<string, string> = { 'content-type': 'application/x-www-form-urlencoded' };
    if (announced) headers['content-length'] = String(text.length);
    const response = await call('/basketchange.php', {
      method: 'POST',
      body: stream,
      headers,
      duplex: 'half',
    } as RequestInit);
    expect([response.status, await response.json()]).toEqual([413, { error: 'too-large' }]);
    expect(await counts()).toEqual([]);
  });

  it('a form sent without script with too large a file comes back to the basket, which says so', async () => {
    const headers = {
      accept: 'text/html,application/xhtml+xml',
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': String(13 * 1024 * 1024),
    };
    const response = await call('/basketchange.php', { method: 'POST', body: 'x', headers });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/koszyk']);
    expect(noteIn(response)).toMatchObject([{ code: 'file-too-large' }]);
  });

  it('a broken multipart body is unreadable', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const response = await call('/basketchange.php', { method: 'POST', body: 'no boundary here', headers });
    expect([response.status, await response.json()]).toEqual([400, { error: 'unreadable-request' }]);
  });

  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://zly.example' },
    { origin: 'null' },
  ])('another site cannot change a basket: %o', async (headers) => {
    const posted = { product: String(mug), size: 'uniw' };
    const response = await call('/basketchange.php', { posted, headers });
    expect([response.status, await response.json()]).toEqual([403, { error: 'another-site' }]);
    expect(await counts()).toEqual([]);
  });

  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { origin: 'http://sklep.test' },
  ])('the own pages can: %o', async (headers) => {
    await call('/basketchange.php', { posted: { product: String(mug) }, headers });
    expect(await counts()).toEqual([[String(mug), 'uniw', 1]]);
  });

  it('a link from another site leads to the basket and changes nothing, a prefetch is refused', async () => {
    const path = `/basketchange.php?product=${mug}&size=uniw`;
    const foreign = await call(path, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect([foreign.status, foreign.headers.get('location')]).toEqual([303, '/koszyk']);
    expect((await call(path, { headers: { 'sec-purpose': 'prefetch' } })).status).toBe(403);
    expect(await counts()).toEqual([]);
  });
});

describe('files of a line', () => {
  it('comment_photo adds them in multipart, remove_file takes one back; each refusal has its code', async () => {
    await change({ product: String(mug), size: 'uniw', number: '1' });
    const send = async (name: string, content: string) => {
      const form = new FormData();
      form.set(`comment_photo[${mug}][uniw][0][]`, new File([content], name));
      form.set('getAjax', 'true');
      return (await (await change(form, MULTI)).json()).outcomes;
    };
    expect(await send('logo.pdf', '%PDF-1.4')).toMatchObject([{ code: 'file-added', productId: mug }]);
    expect(await send('logo.php', '%PDF-1.4')).toMatchObject([{ code: 'file-blocked' }]);
    const [file] = await listLineFiles(shop, visitorId);
    const removed = await change({ remove_file: String(file?.id), getAjax: 'true' }, MULTI);
    expect((await removed.json()).outcomes).toMatchObject([{ code: 'file-removed' }]);
    const plain = new FormData();
    plain.set(`comment_photo[${mug}][uniw][0][]`, new File(['MZ'], 'a.exe'));
    expect(noteOf(await change(plain, MULTI))).toEqual(['file-blocked']);
  });
});
