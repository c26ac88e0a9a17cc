import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { EVERYTHING, type RankedQuery } from '../text-query.ts';
import { listNextDocuments } from '../word-index/list-documents.ts';
import { WordIndex } from '../word-index/word-index.ts';
import { databaseDocuments } from './database-documents.ts';
import { memoryDocuments } from './memory-documents.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const index = new WordIndex();
const memory = memoryDocuments(shop, index);
const database = databaseDocuments(shop);
const findBest = vi.spyOn(index, 'findBest');
const [DOCUMENTS, UNCOMMON] = [21_000, 6_000];
let ids: number[];

/** Far more documents than products: those of the products are the lowest ranked. */
beforeAll(async () => {
  const categoryId = await addCategory(shop, 'Kuchnia');
  ids = [await addProduct(shop, { name: 'Kubek', categoryId }), await addProduct(shop, { name: 'Miska', categoryId })];
  await shop.pool.query('update products set min_price = 10000 - 1000 * id');
  await shop.pool.query('delete from search_documents');
  await shop.pool.query(
    `insert into search_documents (product_id, terms, rank)
      select id, 'naczynie rzadkie', 0 from products
      union all select 100000 + n, case when n <= ${UNCOMMON} then 'naczynie rzadkie' else 'naczynie' end::tsvector, n from generate_series(1, ${DOCUMENTS}) n`,
  );
  index.take(await listNextDocuments(shop, 0, 2 * DOCUMENTS));
});
beforeEach(() => void findBest.mockClear());

const LIMITS = { from: null, to: 10_000, sizes: [], cheapest: false };

it.each<[what: string, RankedQuery]>([
  ['everything', EVERYTHING],
  ['a word', ["'naczynie'"]],
  ['a rarer word', ["'rzadkie'"]],
])(
  'limits of %s: the same found as in the database, and never all of a large catalogue walked',
  async (_what, query) => {
    for (const cheapest of [false, true]) {
      const wanted = { query, bounds: { ...LIMITS, cheapest }, limit: 6 };
      expect(await memory.findTop(wanted)).toEqual(await database.findTop(wanted));
      expect((await memory.findTop(wanted)).toSorted((a, b) => a - b)).toEqual(ids);
    }
    expect(Math.max(...findBest.mock.calls.map(([, max = Infinity]) => max))).toBeLessThanOrEqual(20_000);
  },
);

it('how many documents there are is the same figure, also before the database has counted them', async () => {
  await shop.pool.query(`alter table search_documents set (autovacuum_enabled = false)`);
  await shop.pool.query(`update pg_class set reltuples = -1 where oid = 'search_documents'::regclass`);
  const sample = await memory.sampleTop(EVERYTHING, 100);
  expect(sample).toEqual({ sampled: 100, matching: 100, documents: DOCUMENTS + ids.length });
  expect(await database.sampleTop(EVERYTHING, 100)).toEqual(sample);
});
