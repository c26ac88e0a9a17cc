import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getListing } from '#modules/catalogue/listing/server/index.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { parseQuery } from '../../rules/parse-query.ts';
import { explainSearch } from '../explain-search.ts';
import { findMatches } from '../find-matches.ts';
import { searchProducts } from '../search-products.ts';
import { suggest } from '../suggest.ts';
import { byAnything, byForms, EVERYTHING } from '../text-query.ts';
import { getWordIndex, keepWordIndex, type StoredWords } from '../word-index/get-word-index.ts';

const { shop } = await testDatabase();
/** Another process on the same database, which keeps the documents in memory. */
const inMemory = { ...shop, pool: new Proxy(shop.pool, {}) };
let folder: string;
let words: StoredWords;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'witryna-search-'));
  words = keepWordIndex(inMemory, folder);
  await words.warm();
});
afterAll(async () => {
  await words.close();
  await rm(folder, { recursive: true, force: true });
});

/** Whole words, beginnings, slips, other names, limits, exclusions, codes, nothing. */
const TEXTS = [
  'kurtka',
  'kurtka damska',
  'damska',
  'ku',
  'k',
  'kurt',
  'kurteczka',
  'pleack',
  'buty na szlak',
  'POL-00242',
  'zielony plecak',
  'kurtka do 300 zł',
  'tani plecak',
  'najtańsza kurtka',
  'kurtka bez kaptura',
  'nie czarne buty',
  'do 100 zł',
  'buty 42',
  'prezent',
  'power bank',
  'czerwona drabina',
  'zwrot towaru',
  'kubek emaliowany 300 ml',
  'polska',
  'xyzzy',
  'kurtka od 10000 zł',
  'bez kaptura do 500 zł',
]; // prettier-ignore

it('has the documents in memory', async () => {
  expect((await getWordIndex(inMemory))?.size).toBe((await shop.pool.query('select from search_documents')).rowCount);
  expect(await getWordIndex(shop)).toBeUndefined();
});

it.each(TEXTS)('„%s” finds, suggests and explains the same in memory as in the database', async (text) => {
  const found = async (from: typeof shop) => {
    const { ids, tiers, fitsOf, ...outcome } = await searchProducts(from, text);
    const read = await Promise.all(tiers.map(async (tier) => [...(await tier())].sort((a, b) => a - b)));
    const all = [...ids].sort((a, b) => a - b);
    const fits = await fitsOf?.(all);
    return { outcome, ids: all, tiers: read, fits: fits && [...fits].sort(([a], [b]) => a - b) };
  };
  expect(await found(inMemory)).toEqual(await found(shop));
  expect(await suggest(inMemory, text, 6)).toEqual(await suggest(shop, text, 6));
  expect(await explainSearch(inMemory, text)).toEqual(await explainSearch(shop, text));
  expect(await getListing(inMemory, { kind: 'search', text })).toEqual(
    await getListing(shop, { kind: 'search', text }),
  );
});

it('what much of the catalogue has is cut at the same products', async () => {
  await shop.pool.query('analyze search_documents');
  const breadth = { max: 5, sample: 100, even: 0 };
  for (const query of [EVERYTHING, byForms(parseQuery('kurtka').words), byAnything(parseQuery('k').words)]) {
    const cut = async (from: typeof shop) => {
      const found = await findMatches(from, query, breadth);
      const tiers = await Promise.all(
        (found?.tiers ?? []).map(async (tier) => [...(await tier())].sort((a, b) => a - b)),
      );
      return { cut: found?.cut, tiers };
    };
    expect(await cut(inMemory)).toEqual(await cut(shop));
    expect((await cut(shop)).cut).toBe(true);
  }
});
