import { expect, it } from 'vitest';
import { connect } from '#platform/db/server/connect.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { findCloseSpellings } from './find-close-spellings.ts';
import { forgetWords, reindexProducts } from './reindex-products.ts';

const { shop, url } = await testDatabase({ filled: 'empty' });
const categoryId = await addCategory(shop, 'Dom');
const rename = (id: number, name: string) => shop.pool.query('update products set name = $2 where id = $1', [id, name]);

it.each([
  ['once a day', forgetWords],
  ['when all products are indexed', reindexProducts],
])('X.26 a word no product has any more is offered no longer, forgotten %s', async (_when, forget) => {
  const id = await addProduct(shop, { name: 'Lampion ogrodowy', code: crypto.randomUUID(), categoryId });
  await reindexProducts(shop, [id]);
  expect(await findCloseSpellings(shop, 'lampionn')).toEqual(['lampion']);
  await rename(id, 'Świecznik ogrodowy');
  await reindexProducts(shop, [id]);
  await forget(shop);
  expect(await findCloseSpellings(shop, 'lampionn')).toEqual([]);
  expect(await findCloseSpellings(shop, 'swiecznikk')).toEqual(['swiecznik']);
  await rename(id, 'Kosz');
});

it('takes longer than a statement for a shopper may', async () => {
  const serving = connect(url, { poolSize: 1, timeouts: { connection: 5000, statement: 300 } });
  const holder = await shop.pool.connect();
  await holder.query('begin; lock table search_words');
  const forgotten = forgetWords({ ...shop, ...serving });
  await holder.query('select pg_sleep(0.6)');
  await holder.query('commit');
  holder.release();
  await expect(forgotten).resolves.toBeUndefined();
  await serving.close();
});
