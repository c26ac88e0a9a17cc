import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { MAX_COMPARED } from '#modules/customers/compare/rules/compare-view.ts';
import { listCompared } from '#modules/customers/compare/server/index.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
import { mountWire } from '../mount.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const categoryId = await addCategory(shop, 'Kuchnia');
const products: number[] = [];
for (let index = 0; index <= MAX_COMPARED; index += 1) {
  products.push(await addProduct(shop, { name: `Kubek ${index}`, categoryId }));
}
const [first = 0, second = 0] = products;
const app = new Hono();
mountWire(app, shop);
const { visitor, token } = await createVisitor(shop);

const call = (query: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(`http://sklep.test/settings.php?${query}`, {
    method,
    headers: { cookie: `client=${token}`, host: 'sklep.test', ...headers },
  });
const compared = async () => (await listCompared(shop, visitor.id)).map(({ id }) => id);

describe('/settings.php?comparers=…', () => {
  it('adds and removes, and goes back to the listing', async () => {
    const referer = 'http://sklep.test/kategoria/1/kuchnia?page=2';
    const added = await call(`comparers=add&product=${first}`, { referer });
    expect([added.status, added.headers.get('location')]).toEqual([303, '/kategoria/1/kuchnia?page=2']);
    await call(`comparers=add&product=${second}`);
    await call(`comparers=add&product=${second}`);
    expect(await compared()).toEqual([first, second]);
    await call(`comparers=remove&product=${first},${second}`);
    expect(await compared()).toEqual([]);
  });

  it.each([
    ['a browser that follows it', { 'sec-fetch-mode': 'navigate' }],
    ['an older browser', { accept: 'text/html,*/*;q=0.8' }],
  ])('leads %s to the comparison, which says that it worked', async (_, sent) => {
    const headers = { referer: 'http://sklep.test/kategoria/1/kuchnia', ...sent };
    const lead = async (query: string) => (await call(query, headers)).headers.get('location');
    expect(await lead(`comparers=add&product=${first}`)).toBe(`/porownanie?dodano=${first}`);
    expect(await lead(`comparers=add&product=${first}`)).toBe('/porownanie');
    expect(await lead(`comparers=remove&product=${first}`)).toBe('/kategoria/1/kuchnia');
  });

  it('contract 2.4-B leaves a script that reads pages on its listing', async () => {
    const referer = 'http://sklep.test/kategoria/1/kuchnia';
    const read = await call(`comparers=add&product=${first}`, {
      referer,
      accept: 'text/html',
      'sec-fetch-mode': 'cors',
    });
    expect(read.headers.get('location')).toBe('/kategoria/1/kuchnia');
    await call(`comparers=remove&product=${first}`);
  });

  it('goes to the comparison when it did not come from an own page', async () => {
    const response = await call('comparers=add&product=abc', { referer: 'https://zly.example/x' });
    expect(response.headers.get('location')).toBe('/porownanie');
  });

  it('keeps at most ten, also when all are clicked at once', async () => {
    await Promise.all(products.map((product) => call(`comparers=add&product=${product}`)));
    expect(await compared()).toHaveLength(MAX_COMPARED);
    await call(`comparers=remove&product=${products.join(',')}`);
  });

  it('a plain link to a full list leads to the reason, a script receives it', async () => {
    for (const product of products) await call(`comparers=add&product=${product}`);
    const more = `comparers=add&product=${products.at(-1)}`;
    const plain = await call(more, { referer: 'http://sklep.test/kategoria/1/kuchnia' });
    expect(plain.headers.get('location')).toBe('/porownanie?pelne=1');
    const asked = await call(more, { accept: 'application/json' });
    expect([asked.status, await asked.json()]).toEqual([200, { outcome: 'compare-full' }]);
    await call(`comparers=remove&product=${products.join(',')}`);
  });

  it.each([
    ['comparers=add', { outcome: 'unchanged' }],
    ['comparers=add&product=99999', { outcome: 'unknown-product' }],
    ['comparers=remove&product=99999', { outcome: 'removed' }],
  ])('answers a script the outcome of %s', async (query, answer) => {
    expect(await (await call(query, { accept: 'application/json' })).json()).toEqual(answer);
  });

  it('gives a new browser its cookie on the first product', async () => {
    const response = await app.request(`/settings.php?comparers=add&product=${first}`);
    expect(response.headers.getSetCookie()[0]).toMatch(/^client=/);
  });

  it.each([
    '',
    'comparers=add',
    'comparers=add&product=',
    'comparers=add&product=-1',
    'comparers=add&product=99999999999',
    'comparers=nonsense&product=1',
    `comparers=remove&product=${'1,'.repeat(500)}`,
  ])('changes nothing for %s', async (query) => {
    expect((await call(query)).status).toBe(303);
    expect(await compared()).toEqual([]);
  });

  it('another site, a prefetch and other methods change nothing', async () => {
    const add = `comparers=add&product=${first}`;
    expect((await call(add, { 'sec-fetch-site': 'cross-site' })).status).toBe(303);
    expect((await call(add, { 'sec-purpose': 'prefetch' })).status).toBe(403);
    const posted = await call(add, {}, 'DELETE');
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, POST']);
    expect(await compared()).toEqual([]);
  });
});
