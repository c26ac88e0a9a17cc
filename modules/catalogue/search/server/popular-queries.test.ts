import { expect, it, vi } from 'vitest';
import { getListing } from '#modules/catalogue/listing/server/index.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { HOUR_MS } from '#platform/time/rules/units.ts';
import { getPopularQueries, reindexProducts } from './index.ts';
import { fadePopularQueries } from './popular-queries.ts';

let now = new Date('2026-05-06T10:00:00Z');
const { shop } = await testDatabase({ filled: 'empty', now: () => now });
const search = (text: string) => getListing(shop, { kind: 'search', text });
/** Pages do not wait for the count. */
const counted = (text: string, weight: number) =>
  vi.waitFor(async () => {
    const { rows } = await shop.pool.query('select weight from popular_queries where text = $1', [text]);
    expect(rows).toEqual([{ weight }]);
  }, 60_000);
const later = (hours: number) => {
  now = new Date(now.getTime() + hours * HOUR_MS);
};

it('S4.26 what shoppers look for and find in several hours is offered, nothing else, and is forgotten again', async () => {
  await addProduct(shop, { name: 'Koc wełniany', categoryId: await addCategory(shop, 'Dom') });
  await reindexProducts(shop);
  for (let repeated = 0; repeated < 20; repeated += 1) await search('koc');
  await counted('koc', 1);
  later(1);
  expect(await getPopularQueries(shop)).toEqual([]);
  for (let hour = 0; hour < 4; hour += 1) {
    // A typing slip, a beginning, a word the shop does not know, and a product that is not sold.
    for (const text of ['Koc  Wełniany', 'kocc', 'weł', 'koc Kowalskiego', 'hulajnoga']) await search(text);
    await counted('koc wełniany', hour + 1);
    later(1);
  }
  expect(await getPopularQueries(shop)).toEqual(['koc wełniany']);
  for (let day = 0; day < 12; day += 1) await fadePopularQueries(shop);
  expect((await shop.pool.query('select text from popular_queries')).rows).toEqual([{ text: 'koc wełniany' }]);
  later(1);
  expect(await getPopularQueries(shop)).toEqual([]);
});
