import { describe, expect, it } from 'vitest';
import { warsawDay } from '#rules/platform/time/day.ts';
import { purgedBy } from '#shop/platform/db/testing/purged-by.ts';
import { testDatabase } from '#shop/platform/db/testing/test-database.ts';
import { findBlogEntry, findNews, findTextPage, saveEntry, saveTextPage } from './index.ts';

const { shop } = await testDatabase({ filled: 'empty' });

describe('what the owner saves', () => {
  it('a text page is cleaned, keeps its title, and is made again for everybody', async () => {
    const purged = await purgedBy(shop, async () => {
      expect(await saveTextPage(shop, 'dostawa', { body: 'x' })).toBe('title-missing');
      expect(await saveTextPage(shop, 'wymyslona', { title: 'X', body: 'x' })).toBe('unknown-address');
      expect(await saveTextPage(shop, 'dostawa', { title: 'Dostawa', body: '<p>Jutro</p><script>x()</script>' })).toBe(
        'saved',
      );
      expect(await saveTextPage(shop, 'dostawa', { body: 'Pojutrze & tanio' })).toBe('saved');
    });
    expect(await findTextPage(shop, 'dostawa')).toMatchObject({
      title: 'Dostawa',
      body: '<p>Pojutrze &amp; tanio</p>',
    });
    expect(purged).toContain('text:dostawa');
  });

  it.each(['news', 'blog'] as const)(
    'an entry of the %s is cleaned, and changed only in what is said',
    async (kind) => {
      const find = kind === 'news' ? findNews : findBlogEntry;
      let id = 0;
      const purged = await purgedBy(shop, async () => {
        const made = await saveEntry(shop, kind, null, { title: 'Żółty kubek', body: '<p onclick="x()">Jest</p>' });
        if (!made.ok) throw new Error(made.error);
        id = made.id;
      });
      expect(await find(shop, id)).toMatchObject({ body: '<p>Jest</p>', date: warsawDay(shop.now()) });
      await saveEntry(shop, kind, id, { title: 'Biały kubek', date: '2026-01-31' });
      expect(await find(shop, id)).toMatchObject({
        title: 'Biały kubek',
        body: '<p>Jest</p>',
        date: '2026-01-31',
        link: expect.stringContaining('/bialy-kubek'),
      });
      expect(purged).toContain(kind);
      const refused = [
        await saveEntry(shop, kind, null, { body: 'x' }),
        await saveEntry(shop, kind, id, { date: '2026-02-30' }),
        await saveEntry(shop, kind, 999_999, { title: 'x' }),
      ];
      expect(refused.map((outcome) => !outcome.ok && outcome.error)).toEqual([
        'title-missing',
        'no-day',
        'unknown-entry',
      ]);
    },
  );
});
