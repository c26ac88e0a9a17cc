import { expect, it } from 'vitest';
import { testDatabase } from '../db/testing/test-database.ts';
import { findNews, findTextPage, listBanners, listNews } from './index.ts';
import { banners, news, textPages } from './tables.ts';

const { shop } = await testDatabase({ filled: 'empty' });

it('lists banners in their order and news from the newest', async () => {
  const picture = { link: '/', srcMobile: 'm', srcTablet: 't', srcDesktop: 'd' };
  await shop.db.insert(banners).values([
    { title: 'Drugi', position: 2, ...picture },
    { title: 'Pierwszy', position: 1, ...picture },
  ]);
  await shop.db.insert(news).values([
    { id: 1, title: 'Stara', slug: 'stara', date: '2026-01-02', body: '<p>a</p>' },
    { id: 2, title: 'Nowa', slug: 'nowa', date: '2026-03-01' },
  ]);
  expect((await listBanners(shop)).map(({ title }) => title)).toEqual(['Pierwszy', 'Drugi']);
  expect((await listNews(shop, 1)).map(({ link }) => link)).toEqual(['/aktualnosci/2/nowa']);
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
