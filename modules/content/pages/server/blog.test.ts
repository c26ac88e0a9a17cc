import { describe, expect, it } from 'vitest';
import type { Shop } from '#platform/shop/server/shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { addDays, warsawDay } from '#platform/time/rules/day.ts';
import {
  countNews,
  findBlogEntry,
  findNews,
  getContentAddresses,
  listBlog,
  listBlogDates,
  listNews,
  saveEntry,
} from './index.ts';
import { blogEntries, news } from './tables.ts';

const { shop } = await testDatabase({ filled: 'empty' });

describe('entries dated ahead', () => {
  const today = warsawDay(shop.now());
  const ahead = { title: 'Jutro', slug: 'jutro', date: addDays(today, 1) };

  it('are not shown before their day: not in lists, not by their address, not in the sitemap', async () => {
    const [entry] = await shop.db.insert(blogEntries).values(ahead).returning({ id: blogEntries.id });
    const [item] = await shop.db.insert(news).values(ahead).returning({ id: news.id });
    const blogId = entry?.id ?? 0;
    const newsId = item?.id ?? 0;
    const shownAt = async (at: Shop) => ({
      blog: (await listBlog(at, { limit: 50 })).items.some(({ id }) => id === blogId),
      dates: (await listBlogDates(at)).some(({ id }) => id === blogId),
      entry: (await findBlogEntry(at, blogId)) !== null,
      news: (await listNews(at, 50)).some(({ id }) => id === newsId),
      item: (await findNews(at, newsId)) !== null,
      sitemap: (await getContentAddresses(at)).filter(({ link }) => link.endsWith('/jutro')).length,
    });
    const counted = await countNews(shop);
    const hidden = { blog: false, dates: false, entry: false, news: false, item: false, sitemap: 0 };
    expect(await shownAt(shop)).toEqual(hidden);
    const tomorrow = { ...shop, now: () => new Date(`${addDays(today, 1)}T12:00:00Z`) };
    const shown = { blog: true, dates: true, entry: true, news: true, item: true, sitemap: 2 };
    expect(await shownAt(tomorrow)).toEqual(shown);
    expect(await countNews(tomorrow)).toBe(counted + 1);
  });
});

it('X.16 the sitemap knows the photo of an entry, and when it came out or was changed last', async () => {
  const at = (moment: string) => ({ ...shop, now: () => new Date(moment) });
  const found = async () => {
    const all = await getContentAddresses(at('2030-01-01T12:00:00Z'));
    return all
      .filter(({ link }) => link.endsWith('/wpis'))
      .map(({ changed, photo }) => [changed?.toISOString(), photo]);
  };
  const entry = { title: 'Wpis', date: '2026-05-10', photo: 'demo/wpis.webp' };
  const saved = await saveEntry(at('2026-05-01T12:00:00Z'), 'blog', null, entry);
  expect(await found()).toEqual([['2026-05-10T00:00:00.000Z', 'demo/wpis.webp']]);
  await saveEntry(at('2026-06-02T12:00:00Z'), 'blog', saved.ok ? saved.id : 0, { lead: 'Krócej' });
  expect(await found()).toEqual([['2026-06-02T12:00:00.000Z', 'demo/wpis.webp']]);
});
