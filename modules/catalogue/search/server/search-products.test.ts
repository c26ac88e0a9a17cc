import { beforeAll, describe, expect, it } from 'vitest';
import { getListing } from '#modules/catalogue/listing/server/index.ts';
import { MENU_TAG } from '#modules/catalogue/products/rules/cache-tags.ts';
import { dropCached } from '#platform/cache/server/cached.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { producers } from '#server/shop/schema.ts';
import { findCloseSpellings } from './find-close-spellings.ts';
import { reindexProducts } from './reindex-products.ts';
import { SEARCH_TAG } from './search-rules.ts';
import { suggest } from './suggest.ts';

const { shop } = await testDatabase({ filled: 'empty' });

const CATALOGUE = [
  ['Kubek żółty emaliowany', 'Kubki', 50],
  ['Kubek termiczny', 'Kubki', 80],
  ['Butelka na wodę', 'Bidony', 90],
  ['Buty trekkingowe męskie', 'Obuwie', 70],
  ['Kurtka przeciwdeszczowa damska', 'Kurtki', 60],
  ['Plecak turystyczny 40 l', 'Plecaki', 65],
  ['Śpiwór puchowy', 'Śpiwory', 40],
  ['Namiot dwuosobowy', 'Namioty', 45],
  ['Rękawiczki wełniane', 'Dodatki', 30],
  ['Sweter wełniany', 'Swetry', 35],
  ['Torba płócienna', 'Torby', 20],
  ['Krzesło składane', 'Meble', 15],
  ['Świeczka sojowa', 'Dom', 10],
] as const;

beforeAll(async () => {
  await shop.db.insert(producers).values({ id: 1, name: 'Łosoś & Syn', slug: 'losos' });
  for (const [name, category, popularity] of CATALOGUE) {
    const categoryId = await addCategory(shop, category);
    await addProduct(shop, { name, categoryId, popularity, producerId: name.startsWith('Namiot') ? 1 : null });
  }
  await reindexProducts(shop);
});

const find = async (text: string) => {
  const listing = await getListing(shop, { kind: 'search', text });
  const { products = [], total, correctedText } = listing ?? {};
  return { total, correctedText, ids: products.map(({ id }) => id), names: products.map(({ name }) => name) };
};

describe('searchProducts', () => {
  it.each([
    ['X.25', 'zolty', 'Kubek żółty emaliowany'],
    ['X.25', 'ŻÓŁTY kubek', 'Kubek żółty emaliowany'],
    ['X.25', 'spiwor', 'Śpiwór puchowy'],
    ['X.25', 'rekawiczki welniane', 'Rękawiczki wełniane'],
    ['X.27', 'kubki', 'Kubek termiczny'],
    ['X.27', 'kubków', 'Kubek termiczny'],
    ['X.27', 'kubkiem', 'Kubek termiczny'],
    ['X.27', 'but', 'Buty trekkingowe męskie'],
    ['X.27', 'butów męskich', 'Buty trekkingowe męskie'],
    ['X.27', 'kurtek damskich', 'Kurtka przeciwdeszczowa damska'],
    ['X.27', 'kurtki', 'Kurtka przeciwdeszczowa damska'],
    ['X.27', 'plecaki', 'Plecak turystyczny 40 l'],
    ['X.27', 'śpiworów', 'Śpiwór puchowy'],
    ['X.27', 'swetry', 'Sweter wełniany'],
    ['X.27', 'toreb', 'Torba płócienna'],
    ['X.27', 'krzeseł', 'Krzesło składane'],
    ['X.27', 'świeczek', 'Świeczka sojowa'],
    ['X.26', 'kubke', 'Kubek termiczny'],
    ['X.26', 'pleack', 'Plecak turystyczny 40 l'],
    ['X.26', 'nmaiot', 'Namiot dwuosobowy'],
    ['X.26', 'rekawicki', 'Rękawiczki wełniane'],
    ['X.26', 'kutrka', 'Kurtka przeciwdeszczowa damska'],
    ['X.26', 'przeciwdesczowa', 'Kurtka przeciwdeszczowa damska'],
    ['S1.02', 'losos', 'Namiot dwuosobowy'],
    ['S1.02', 'plecak 40', 'Plecak turystyczny 40 l'],
    ['S1.02', 'trek', 'Buty trekkingowe męskie'],
    ['S1.02', 'kubek z uchem żółty', 'Kubek żółty emaliowany'],
  ])('%s „%s” finds %s first', async (_id, text, name) => {
    expect((await find(text)).names[0]).toBe(name);
  });

  it('a whole word does not drag in words that only begin with it', async () => {
    expect((await find('but')).names).toEqual(['Buty trekkingowe męskie']);
  });

  it('says what it searched instead of a mistyped text', async () => {
    expect(await find('nmaiot')).toMatchObject({ correctedText: 'namiot', total: 1 });
    expect(await find('kubek')).toMatchObject({ correctedText: null });
  });

  it('puts a word of the name before the same word elsewhere, then popularity', async () => {
    expect((await find('kubek')).names).toEqual(['Kubek termiczny', 'Kubek żółty emaliowany']);
  });

  it('a page beyond the end is the last one', async () => {
    const beyond = await getListing(shop, { kind: 'search', text: 'kubek', page: 9 });
    expect(beyond).toEqual(await getListing(shop, { kind: 'search', text: 'kubek' }));
  });

  it.each([
    ...['', '  ', 'k', '!?&|:*()<->', "'); drop table products; --", 'xyzzyq', '\u0000', 'a'.repeat(10_000)],
    ...['kubek & !but | (plecak:*) <-> x', '%', '_', '=', '\\', "kub'ek", '"kubek"', '<script>alert(1)</script>', '🏔️'],
    ...['dla', 'na do dla', 'i', '１２３', 'ﷺ', '\ud800', 'kubek '.repeat(2000), 'a b c d e f g h i j k l'],
  ])('survives the text %j', async (text) => {
    await expect(find(text)).resolves.toMatchObject({ total: expect.any(Number) });
    await expect(suggest(shop, text, 6)).resolves.toMatchObject({ products: expect.any(Array) });
  });

  it('a text is read to its two hundredth character, wherever it is searched for', async () => {
    const long = (text: string) => `${'! '.repeat(100)}${text}`;
    expect((await find(long('kubek'))).total).toBe(0);
    expect((await suggest(shop, long('kubek'), 6)).products).toEqual([]);
    expect(await findCloseSpellings(shop, 'kubekk')).toContain('kubek');
    expect(await findCloseSpellings(shop, long('kubekk'))).toEqual([]);
  });

  it('some of the words are enough, but not a single letter or digit', async () => {
    const id = await addProduct(shop, { name: 'Lampion 1', categoryId: await addCategory(shop, 'Lampiony') });
    await reindexProducts(shop, [id]);
    expect((await find('lampion 1 qqxxzz')).ids).toEqual([id]);
    expect((await find('qqxxzz wwyyvv 1')).total).toBe(0);
  });

  it('suggestions contain the matches of a category with several product names and of words that begin with the text', async () => {
    const [mixed, own] = [await addCategory(shop, 'Rolki i hulajnogi'), await addCategory(shop, 'Zawieszki')];
    const ids = [
      await addProduct(shop, { name: 'Hulajnogisko blaszane', categoryId: own }),
      await addProduct(shop, { name: 'Model pierwszy', categoryId: mixed, popularity: 2 }),
      await addProduct(shop, { name: 'Model drugi', categoryId: mixed, popularity: 1 }),
    ];
    await reindexProducts(shop, ids);
    expect((await suggest(shop, 'hulajnogi', 6)).products.map(({ id }) => id)).toEqual(ids);
    expect((await suggest(shop, 'hulajnogi', 2)).products.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  });

  it('suggestions show the price from which a configurable product can be had, and none given by phone', async () => {
    const categoryId = await addCategory(shop, 'Grawerowane');
    const values = [{ id: 'a', label: 'Grawer', surcharge: 1500 }];
    const ids = [
      await addProduct(shop, {
        name: 'Piersiówka z grawerem',
        categoryId,
        sizes: [{ price: 5900 }],
        configurator: [{ name: 'napis', label: 'Napis', kind: 'text', required: true, values }],
      }),
      await addProduct(shop, { name: 'Piersiówka kuta', categoryId, sizes: [{ price: 9900, phonePrice: true }] }),
    ];
    await reindexProducts(shop, ids);
    const { products } = await suggest(shop, 'piersiówka', 6);
    expect(new Map(products.map(({ id, price }) => [id, price]))).toEqual(
      new Map(ids.map((id, at) => [id, at ? 0 : 7400])),
    );
  });

  it('suggests a renamed category under its new name as soon as pages with it are purged', async () => {
    const categoryId = await addCategory(shop, 'Naczynia');
    dropCached(shop, [MENU_TAG]);
    expect((await suggest(shop, 'naczynia', 6)).menuNodes).toHaveLength(1);
    await shop.pool.query('update categories set name = $2 where id = $1', [categoryId, 'Zastawa']);
    dropCached(shop, [MENU_TAG]);
    expect((await suggest(shop, 'naczynia', 6)).menuNodes).toEqual([]);
    expect((await suggest(shop, 'zastawa', 6)).menuNodes).toMatchObject([{ name: 'Zastawa' }]);
  });

  it('a cached page of results goes when something findable has changed', async () => {
    expect((await getListing(shop, { kind: 'search', text: 'kubek' }))?.tags).toContain(SEARCH_TAG);
  });

  it('forgets a product that is hidden or renamed', async () => {
    const categoryId = await addCategory(shop, 'Próba');
    const id = await addProduct(shop, { name: 'Grzebień', categoryId });
    await reindexProducts(shop, [id]);
    expect((await find('grzebień')).ids).toEqual([id]);
    await shop.pool.query('update products set visible = false where id = $1', [id]);
    await reindexProducts(shop, [id]);
    expect((await find('grzebień')).ids).toEqual([]);
  });

  it('takes in a product that nothing can be found by', async () => {
    const categoryId = await addCategory(shop, '…');
    const id = await addProduct(shop, { name: '!!!', code: '#', categoryId });
    await expect(reindexProducts(shop, [id])).resolves.toBeUndefined();
  });
});
