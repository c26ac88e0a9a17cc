import { expect, it } from 'vitest';
import { testDatabase } from '#platform/testing/test-database.ts';
import { listBanners, listHomeBlocks } from './index.ts';
import { banners, homeBlocks } from './tables.ts';

const { shop } = await testDatabase({ filled: 'empty' });

it('lists banners by position', async () => {
  const picture = { link: '/', srcMobile: 'm', srcTablet: 't', srcDesktop: 'd' };
  await shop.db.insert(banners).values([
    { title: 'Drugi', position: 2, ...picture },
    { title: 'Pierwszy', position: 1, ...picture },
  ]);
  expect((await listBanners(shop)).map(({ title }) => title)).toEqual(['Pierwszy', 'Drugi']);
});

it('a new shop has a main page, whose blocks follow the order their owner gives them', async () => {
  expect((await listHomeBlocks(shop)).map(({ kind }) => kind)).toEqual([
    'hero',
    'promises',
    'departments',
    'products',
    'ending',
    'opinions',
    'news',
    'zones',
  ]);
  await shop.db.delete(homeBlocks);
  await shop.db.insert(homeBlocks).values([
    { position: 2, kind: 'news', content: { max: 2 } },
    { position: 3, kind: 'of a later version' },
    { position: 1, kind: 'band', content: { banner: 1 } },
  ]);
  expect(await listHomeBlocks(shop)).toMatchObject([
    { kind: 'band', content: { banner: 1 } },
    { kind: 'news', content: { max: 2 } },
  ]);
});
