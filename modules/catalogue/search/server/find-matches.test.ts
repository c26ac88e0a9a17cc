import { beforeAll, expect, it } from 'vitest';
import { parseChosenFilters } from '#modules/catalogue/listing/rules/chosen-filters.ts';
import type { ListingQuery } from '#modules/catalogue/listing/rules/listing-query.ts';
import { getListing } from '#modules/catalogue/listing/server/index.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { parseQuery } from '../rules/parse-query.ts';
import { NO_BOUNDS } from '../rules/search-bounds.ts';
import { findMatches } from './find-matches.ts';
import { reindexProducts } from './reindex-products.ts';
import { cacheMatches, forgetMatches, searchProducts } from './search-products.ts';
import { suggest } from './suggest.ts';
import { byForms } from './text-query.ts';

const { shop } = await testDatabase({ filled: 'empty' });
/** The most popular first. */
const mugs: number[] = [];

beforeAll(async () => {
  const categoryId = await addCategory(shop, 'Kuchnia');
  for (let place = 0; place < 6; place += 1) {
    // Every other one is a mug by its first word, the rest only mention one.
    const name = place % 2 === 0 ? 'Kubek' : 'Podstawka pod kubek';
    mugs.push(await addProduct(shop, { name, categoryId, popularity: 60 - place, sizes: [{ price: 1000 + place }] }));
  }
  await addProduct(shop, { name: 'Hamak', categoryId, popularity: 1 });
  await reindexProducts(shop);
  // How many documents there are is known to the database roughly, from its last look.
  await shop.pool.query('analyze search_documents');
});

const find = (max: number, even = 1) => findMatches(shop, byForms(parseQuery('kubek').words), { max, sample: 4, even });

it('of what much of the catalogue has the most popular are found, those that fit best first, and that there are more', async () => {
  const found = await find(4);
  expect(found?.cut).toBe(true);
  expect(new Set(found?.ids)).toEqual(new Set(mugs.slice(0, 4)));
  const tiers = await Promise.all((found?.tiers ?? []).map(async (read) => new Set(await read())));
  expect(tiers).toEqual([new Set([mugs[0], mugs[2]]), new Set([mugs[1], mugs[3]])]);
});

it.each([
  ['as many as are wanted', 6, 1],
  ['fewer than are wanted', 7, 1],
  ['a word too rare to be broad', 4, 100],
])('nothing is cut: %s', async (_case, max, even) => {
  const found = await find(max, even);
  expect(found?.cut).toBe(false);
  expect(new Set(found?.ids)).toEqual(new Set(mugs));
});

it('a listing of a cut result says to how many products, with any filters', async () => {
  const found = await find(4);
  if (!found) throw new Error('nothing was found');
  await cacheMatches(shop, 'kubek', async () => ({
    ...found,
    isEverything: false,
    whole: true,
    correctedText: null,
    leftOut: [],
    partial: false,
    described: false,
    otherNames: [],
    without: [],
    bounds: NO_BOUNDS,
  }));
  expect(await getListing(shop, { kind: 'search', text: 'kubek' })).toMatchObject({ total: 4, cutTo: 4 });
  const filters = parseChosenFilters(new URLSearchParams('filter_price=-10'));
  expect(await getListing(shop, { kind: 'search', text: 'kubek', filters })).toMatchObject({ total: 1, cutTo: 4 });
  expect(await getListing(shop, { kind: 'search', text: 'hamak' })).toMatchObject({ total: 1, cutTo: null });
});

it('a page is the same whether tiers are read whole or only as far as they are needed', async () => {
  const categoryId = await addCategory(shop, 'Garnki');
  const names = ['Garnek', 'Pokrywka na garnek', 'Garnek czarny', 'Pokrywka', 'Czarny garnek', 'Chochla'];
  for (let place = 0; place < 60; place += 1) {
    const name = names[(place * 7) % names.length] ?? '';
    await addProduct(shop, { name: `${name} ${place}`, categoryId, popularity: (place * 37) % 60 });
  }
  const kitchen = await addCategory(shop, 'Garnek i okolice');
  await addProduct(shop, { name: 'Ścierka', categoryId: kitchen, popularity: 99 });
  await reindexProducts(shop);
  const list = async (text: string, query: object) =>
    (await getListing(shop, { kind: 'search', text, ...query } as ListingQuery))?.products.map(({ id }) => id);
  for (const text of ['garnek', 'czarny garnek', 'pokrywka', 'czarny', 'garnek bez pokrywki']) {
    const found = await searchProducts(shop, text);
    expect(found.fitsOf).toBeDefined();
    for (const perPage of [1, 2, 5, 20]) {
      for (const page of [1, 2, 3]) {
        const beginnings = await list(text, { perPage, page });
        forgetMatches(shop);
        await cacheMatches(shop, text, async () => ({ ...found, fitsOf: undefined }));
        expect([text, perPage, page, beginnings]).toEqual([text, perPage, page, await list(text, { perPage, page })]);
        forgetMatches(shop);
      }
    }
  }
});

it('a text that only says what is not wanted, and up to which price, is searched for', async () => {
  const { ids } = await searchProducts(shop, 'bez garnka do 500 zł');
  expect(ids.length).toBeGreaterThan(0);
  expect((await suggest(shop, 'bez garnka do 500 zł', 3)).products).toHaveLength(3);
});
