import { describe, expect, it } from 'vitest';
import { listChanges } from '#platform/audit/server/index.ts';
import { purgedBy } from '#platform/testing/purged-by.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { warsawDay } from '#platform/time/rules/day.ts';
import { jobs } from '#server/shop/schema.ts';
import {
  findBlogEntry,
  findEntry,
  findNews,
  findTextPage,
  purgeAtMoment,
  removeEntry,
  saveEntry,
  saveTextPage,
} from './index.ts';

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

  it('O.36 two editors lose nothing: the later one is shown the version of the earlier', async () => {
    const owner = { ...shop, actor: { kind: 'command' } as const };
    const made = await saveEntry(owner, 'blog', null, { title: 'Szlak', body: 'Raz' });
    const id = made.ok ? made.id : 0;
    const first = await findEntry(shop, 'blog', id);
    expect(await saveEntry(owner, 'blog', id, { body: 'Dwa' }, first?.mark)).toEqual({ ok: true, id });
    expect(await saveEntry(owner, 'blog', id, { body: 'Trzy' }, first?.mark)).toEqual({ ok: false, error: 'stale' });
    const second = await findEntry(shop, 'blog', id);
    expect(second?.body).toBe('<p>Dwa</p>');
    expect(await saveEntry(owner, 'blog', id, { body: 'Trzy' }, second?.mark)).toEqual({ ok: true, id });
    expect(await removeEntry(owner, 'blog', id)).toBe('removed');
    const [removed, changed] = await listChanges(shop, { objectKind: 'blog-entry' });
    expect(removed).toMatchObject({ action: 'blog-entry.removed', before: { body: '<p>Trzy</p>' } });
    expect(changed).toMatchObject({ before: { body: '<p>Dwa</p>' }, after: { body: '<p>Trzy</p>' } });

    await saveTextPage(shop, 'regulamin', { title: 'Regulamin', body: 'Raz' });
    const mark = (await findTextPage(shop, 'regulamin'))?.mark;
    expect(await saveTextPage(shop, 'regulamin', { body: 'Dwa', seen: mark })).toBe('saved');
    expect(await saveTextPage(shop, 'regulamin', { body: 'Trzy', seen: mark })).toBe('stale');
  });

  it('O.36 an entry dated ahead has its pages made anew when its day begins in Warsaw', async () => {
    await shop.db.delete(jobs);
    await saveEntry(shop, 'news', null, { title: 'Zima', date: '2031-01-15' });
    expect(await shop.db.select({ runAt: jobs.runAt, name: jobs.name, data: jobs.data }).from(jobs)).toEqual([
      { name: 'purge-pages', runAt: new Date('2031-01-14T23:00:00Z'), data: { tags: ['news', 'home'] } },
    ]);
    const purged = await purgedBy(shop, () => purgeAtMoment.run(shop, { tags: ['news', 'home'] }, run));
    expect(purged).toEqual(['news', 'home']);
  });
});

const run = { attempt: 1, signal: new AbortController().signal };
