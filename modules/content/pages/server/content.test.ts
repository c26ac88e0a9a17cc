import { expect, it } from 'vitest';
import { testDatabase } from '#platform/testing/test-database.ts';
import { countNews, findBlogEntry, findNews, findTextPage, listBlog, listBlogDates, listNews } from './index.ts';
import { blogEntries, news, textPages } from './tables.ts';

const { shop } = await testDatabase({ filled: 'empty' });

it('lists news from the newest', async () => {
  await shop.db.insert(news).values([
    { id: 1, title: 'Stara', slug: 'stara', date: '2026-01-02', body: '<p>a</p>' },
    { id: 2, title: 'Nowa', slug: 'nowa', date: '2026-03-01' },
  ]);
  expect((await listNews(shop, 1)).map(({ link }) => link)).toEqual(['/aktualnosci/2/nowa']);
  expect((await listNews(shop, 1, 1)).map(({ link }) => link)).toEqual(['/aktualnosci/1/stara']);
  expect(await countNews(shop)).toBe(2);
  expect(await findNews(shop, 1)).toMatchObject({ title: 'Stara', body: '<p>a</p>' });
  expect([await findNews(shop, 99), await findNews(shop, 1e12), await findNews(shop, Number.NaN)]).toEqual([
    null,
    null,
    null,
  ]);
});

it('finds a text page by its address', async () => {
  await shop.db
    .insert(textPages)
    .values({ address: 'regulamin', title: 'Regulamin', body: '<p>x</p>', updatedAt: shop.now() });
  expect(await findTextPage(shop, 'regulamin')).toMatchObject({ title: 'Regulamin' });
  expect(await findTextPage(shop, 'nie-ma')).toBeNull();
});

it('S2.59 a month of the blog has only its own entries, with the number of all of them', async () => {
  const dates = ['2025-10-31', '2026-10-01', '2026-10-31', '2026-11-01'];
  await shop.db
    .insert(blogEntries)
    .values(dates.map((date, i) => ({ id: i + 1, title: `Wpis ${i + 1}`, slug: `wpis-${i + 1}`, date })));
  const october = await listBlog(shop, { month: '2026-10', limit: 1 });
  expect(october).toMatchObject({ items: [{ link: '/blog/3/wpis-3', date: '2026-10-31' }], total: 2 });
  expect((await listBlog(shop, { limit: 9, except: 4 })).items.map(({ id }) => id)).toEqual([3, 2, 1]);
  expect(await listBlogDates(shop)).toHaveLength(4);
  expect(await findBlogEntry(shop, 2)).toMatchObject({ title: 'Wpis 2', body: '', author: '' });
  expect([await findBlogEntry(shop, 99), await findBlogEntry(shop, 1e12)]).toEqual([null, null]);
});
