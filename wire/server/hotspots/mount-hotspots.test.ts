import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { mountWire } from '../mount.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const kitchen = await addCategory(shop, 'Kuchnia');
const garden = await addCategory(shop, 'Ogród');
const mug = await addProduct(shop, { name: 'Kubek', categoryId: kitchen, popularity: 5, isBestseller: true });
const bowl = await addProduct(shop, { name: 'Miska', categoryId: kitchen, popularity: 9, isBestseller: true });
const hidden = await addProduct(shop, { name: 'Talerz', categoryId: kitchen, isBestseller: true, visible: false });
const rake = await addProduct(shop, { name: 'Grabie', categoryId: garden, isNew: true });

const app = new Hono();
mountWire(app, shop, {
  renderZone: async ({ id, cards }) => `${id}:${cards.map((card) => card.id).join(',')}`,
});

const ALL = {
  action: 'get-hotspots-html',
  'zones-names': '',
  components: '',
  'zones-types': '',
  product: '',
  products: '',
};

async function ask(query: Record<string, string>, headers: Record<string, string> = {}) {
  const response = await app.request(`/ajax/hotspots.php?${new URLSearchParams({ ...ALL, ...query })}`, { headers });
  return { status: response.status, cache: response.headers.get('cache-control'), answer: await response.json() };
}

describe('/ajax/hotspots.php', () => {
  it('S7.34 S7.35 S7.36 answers each zone by its own html and an empty one by nothing', async () => {
    const names = 'hotspot_bestsellers,hotspot_promoted,hotspot_new';
    const { status, cache, answer } = await ask({
      'zones-names': names,
      components: names,
      'zones-types': 'main,main,main',
    });
    expect([status, cache]).toEqual([200, 'no-store']);
    expect(answer).toEqual({
      hotspot_bestsellers: `hotspot_bestsellers:${bowl},${mug}`,
      hotspot_promoted: '',
      hotspot_new: `hotspot_new:${rake}`,
    });
  });

  it('answers zones that are only numbered, and all of them as a block of the batch call too', async () => {
    const names = 'main_hotspot_zone2,main_hotspot_zone3,main_hotspot_zone9,hotspot_new,unknown';
    const zones = {
      main_hotspot_zone2: `main_hotspot_zone2:${rake}`,
      main_hotspot_zone3: `main_hotspot_zone3:${bowl},${mug}`,
      main_hotspot_zone9: '',
      hotspot_new: `hotspot_new:${rake}`,
      unknown: '',
    };
    expect((await ask({ 'zones-names': names })).answer).toEqual(zones);
    const params = { ...ALL, 'zones-names': names, product: 0 };
    const body = new URLSearchParams({ request: JSON.stringify({ Hotspots: { format: 'json', params } }) });
    const answer = await (await app.request('/ajax/get.php', { method: 'POST', body })).json();
    expect(answer).toEqual({ Hotspots: { response: zones } });
  });

  it.each([
    ['the product on screen', { product: String(mug) }, `${bowl}`],
    ['the products of a basket', { products: `${mug};${bowl};${rake}` }, ''],
    ['products of two categories', { products: `${mug};${rake}` }, `${bowl}`],
  ])('S7.34 recommends products with %s, and never those already shown', async (_title, query, ids) => {
    const { answer } = await ask({ 'zones-names': 'hotspot_same_category', ...query });
    expect(answer).toEqual({ hotspot_same_category: ids && `hotspot_same_category:${ids}` });
  });

  it('shows what the browser opened last, without the product on screen and hidden ones', async () => {
    const cookie = `viewed_products=${rake}.${mug}.${hidden}.${bowl}`;
    const { answer } = await ask({ 'zones-names': 'hotspot_recent', product: String(mug) }, { cookie });
    expect(answer).toEqual({ hotspot_recent: `hotspot_recent:${rake},${bowl}` });
  });

  it.each([
    ['an unknown zone', { 'zones-names': 'nothing,hotspot_' }, { nothing: '', hotspot_: '' }],
    ['names that are no names', { 'zones-names': `,,${'x'.repeat(5000)},<script>` }, { '<script>': '' }],
    ['another action', { action: 'drop', 'zones-names': 'hotspot_new' }, {}],
    ['no zones', {}, {}],
    [
      'ids that are no ids',
      { 'zones-names': 'hotspot_same_category', product: "1' or 1=1", products: '-1;2e9;99999999999;' },
      { hotspot_same_category: '' },
    ],
    [
      'an id beyond the database',
      { 'zones-names': 'hotspot_same_category', product: '4294967296' },
      { hotspot_same_category: '' },
    ],
  ])('understands %s', async (_title, query, answer) => {
    expect(await ask(query)).toMatchObject({ status: 200, answer });
  });

  it('answers at most twenty zones and bears a bad cookie', async () => {
    const names = Array.from({ length: 300 }, (_, index) => `zone${index}`).join(',');
    const { answer } = await ask({ 'zones-names': names }, { cookie: `viewed_products=${'1.'.repeat(3000)}%%%` });
    expect(Object.keys(answer)).toHaveLength(20);
  });

  it('a bare address and other methods break nothing', async () => {
    expect(await (await app.request('/ajax/hotspots.php')).json()).toEqual({});
    const posted = await app.request('/ajax/hotspots.php', { method: 'POST' });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET']);
  });

  it('S7.37 a failure inside is a 500 without details', async () => {
    const broken = new Hono();
    const quiet = { ...shop, log: { ...shop.log, error() {} } };
    mountWire(broken, quiet, { renderZone: () => Promise.reject(new Error('secret')) });
    const response = await broken.request(
      `/ajax/hotspots.php?${new URLSearchParams({ ...ALL, 'zones-names': 'hotspot_new' })}`,
    );
    expect([response.status, await response.text()]).toEqual([500, '{"error":"internal"}']);
  });
});
