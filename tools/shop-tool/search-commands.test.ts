import { expect, it } from 'vitest';
import { countSearch, suggest } from '#shop/catalogue/search/index.ts';
import { addCategory, addProduct } from '#shop/platform/db/testing/catalogue-rows.ts';
import { testDatabase } from '#shop/platform/db/testing/test-database.ts';
import { searchDocuments } from '#shop/schema.ts';
import { parseCommand } from './run-command.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const run = async (...typed: string[]) => (await parseCommand(typed).run(shop)).join('\n');

it('products the search knows in an old way are found again', async () => {
  const productId = await addProduct(shop, { name: 'Kubek żółty', categoryId: await addCategory(shop, 'Kubki') });
  await shop.db.insert(searchDocuments).values({ productId, terms: 'dawniej' });
  const find = async () => (await suggest(shop, 'zolty', 6)).products.map(({ id }) => id);
  expect(await find()).toEqual([]);
  expect(await parseCommand(['search', 'reindex']).run(shop)).toEqual(['Products the search knows: 1.']);
  expect(await find()).toEqual([productId]);
});

it('O.31 rules of the search are made, changed, listed and removed by command as in the panel', async () => {
  await countSearch(shop, 'garnuszek', { found: false });
  expect(await run('search', 'missed')).toBe('1  garnuszek');
  const id = /\d+/.exec(await run('synonyms', 'save', 'phrases=garnuszek', 'names=kubek'))?.[0] ?? '';
  expect(await run('search', 'missed')).toBe('1  garnuszek  has a rule');
  await run('synonyms', 'save', id, 'phrases=garnuszek, garnek', 'bothWays=both');
  expect(await run('synonyms', 'list')).toBe(`${id}  garnuszek, garnek  <-> kubek`);
  await expect(run('synonyms', 'save', id, 'names=garnki')).rejects.toThrow('names: same-words');
  await expect(run('pins', 'save', id, 'codes=X')).rejects.toThrow('There is no pin');
  await expect(run('pins', 'save', 'phrases=kubek', 'codes=NIE-MA')).rejects.toThrow('codes: unknown');
  await run('search-pages', 'save', 'phrases=zwrot', 'address=/zwroty');
  expect(await run('search-pages', 'list')).toContain('/zwroty');
  expect(await run('synonyms', 'remove', id)).toBe('Removed.');
  expect(await run('synonyms', 'list')).toBe('');
});
