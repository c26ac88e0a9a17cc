import sharp from 'sharp';
import { expect, it } from 'vitest';
import { listChanges } from '#platform/audit/server/index.ts';
import { purgedBy } from '#platform/testing/purged-by.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { homeBlocks, jobs } from '#server/shop/schema.ts';
import * as content from './index.ts';

const now = new Date('2026-12-01T08:00:00Z');
const { shop: bare } = await testDatabase({ filled: 'empty', now: () => now });
const shop = { ...bare, actor: { kind: 'command' } as const };

it('O.37 blocks are added, moved, filled and taken away; the main page is made anew each time', async () => {
  const kinds = async () => (await content.listHomeBlocks(shop)).map(({ kind }) => kind);
  const ids: number[] = [];
  await shop.db.delete(homeBlocks);
  const purged = await purgedBy(shop, async () => {
    for (const kind of ['promises', 'departments', 'ending'] as const) {
      const made = await content.addBlock(shop, { kind, content: {} });
      if (made !== 'stale' && made.ok) ids.push(made.id);
    }
  });
  expect(purged).toEqual(['home', 'home', 'home']);
  const [first = 0, second = 0] = ids;
  expect(await content.moveBlock(shop, first, 2)).toBe(true);
  expect(await kinds()).toEqual(['departments', 'ending', 'promises']);
  expect(await content.moveBlock(shop, first, 1)).toBe(true);
  expect(await content.removeBlock(shop, second)).toBe('removed');
  expect(await kinds()).toEqual(['ending', 'promises']);
  const made = await content.addBlock(shop, { kind: 'news', content: { max: 3 } });
  const id = made !== 'stale' && made.ok ? made.id : 0;
  const mark = (await content.findManagedBlock(shop, id))?.mark;
  expect(await content.saveBlock(shop, id, { kind: 'news', content: { max: 5 } }, mark)).toBe('saved');
  expect(await content.saveBlock(shop, id, { kind: 'news', content: { max: 6 } }, mark)).toBe('stale');
  const [change] = await listChanges(shop, { objectKind: 'home-block' });
  expect(change).toMatchObject({ before: { content: { max: 3 } }, after: { content: { max: 5 } } });
});

const picture = await sharp({ create: { width: 1200, height: 1200, channels: 3, background: '#386641' } })
  .jpeg()
  .toBuffer();
const values = {
  title: 'Zima',
  lead: '',
  link: '/kategoria/1/zima',
  linkText: 'Zobacz',
  alt: 'Śnieg',
  startsAt: new Date('2026-12-05T07:00:00Z'),
  endsAt: new Date('2026-12-08T07:00:00Z'),
};

it('O.37 a banner is cut to three sizes and shown only between its dates, which purge the page by themselves', async () => {
  expect(await content.saveBanner(shop, null, values, {}, undefined)).toEqual({ ok: false, error: 'picture-missing' });
  const files: Record<string, string> = {};
  for (const [size, width, height] of [
    ['mobile', 780, 960],
    ['tablet', 1640, 800],
    ['desktop', 2400, 900],
  ] as const) {
    const cut = await content.cutBannerPicture(shop, { name: 'a.jpg', bytes: picture }, size, { x: 50, y: 20 });
    if ('refused' in cut) throw new Error(cut.refused);
    files[size] = cut.file;
    expect(await sharp(`${shop.dataDir}/media/${cut.file}`).metadata()).toMatchObject({ width, height });
  }
  await shop.db.delete(jobs);
  const made = await content.saveBanner(shop, null, values, files, undefined);
  const id = made.ok ? made.id : 0;
  const moments = await shop.db.select({ runAt: jobs.runAt, data: jobs.data }).from(jobs).orderBy(jobs.runAt);
  expect(moments).toEqual([
    { runAt: values.startsAt, data: { tags: ['home'] } },
    { runAt: values.endsAt, data: { tags: ['home'] } },
  ]);
  const seenAt = async (at: string) => (await content.listBanners({ ...shop, seenAt: new Date(at) })).length;
  expect(await content.listBanners(shop)).toEqual([]);
  expect(await seenAt('2026-12-05T07:00:00Z')).toBe(1);
  expect(await seenAt('2026-12-08T07:00:00Z')).toBe(0);
  const backwards = { ...values, endsAt: values.startsAt };
  expect(await content.saveBanner(shop, id, backwards, {}, undefined)).toMatchObject({
    faults: { endsAt: 'order-of-dates' },
  });
  await content.addBlock(shop, { kind: 'band', content: { banner: id } });
  expect(await content.removeBanner(shop, id)).toBe('used');
});

it('what is refused makes no page anew', async () => {
  const purged = await purgedBy(shop, async () => {
    expect(await content.removeBlock(shop, 999_999)).toBe('unknown');
    expect(await content.moveBlock(shop, 999_999, 1)).toBe(false);
  });
  expect(purged).toEqual([]);
});
