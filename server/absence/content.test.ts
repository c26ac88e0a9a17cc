import { describe, expect, it } from 'vitest';
import { saveTextPage } from '#modules/content/pages/server/index.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { blogEntries, news } from '#server/shop/schema.ts';
import { openWholeShop } from '../testing/whole-shop.ts';

/** A minute before midnight in Warsaw; in London, and on most servers, an hour of this day is left. */
const EVENING = new Date('2026-03-10T22:59:00Z');
const MIDNIGHT = new Date('2026-03-10T23:00:00Z');
let now = EVENING;
const { shop, ask, graphql } = await openWholeShop({ filled: 'empty', now: () => now });

const DATES = { wczorajszy: '2026-03-09', dzisiejszy: '2026-03-10', jutrzejszy: '2026-03-11' };
type Entry = keyof typeof DATES;
const ENTRIES = Object.keys(DATES) as Entry[];

for (const [table, kind] of [
  [news, 'news'],
  [blogEntries, 'blog'],
] as const) {
  await shop.db.insert(table).values(
    ENTRIES.map((name, index) => ({
      id: index + 1,
      title: `${kind} ${name}`,
      slug: `${kind}-${name}`,
      lead: `${kind}-zapowiedz-${name}`,
      body: `<p>${kind}-tresc-${name}</p>`,
      date: DATES[name],
    })),
  );
}

/** Names that stand in the answer. */
async function visibleEntries(path: string, kind: string): Promise<Entry[]> {
  const { text } = await ask(path);
  return ENTRIES.filter((name) => new RegExp(`${kind}[- ](?:zapowiedz-|tresc-)?${name}`).test(text));
}

describe.each([
  ['before its day begins in Warsaw', EVENING, ['wczorajszy', 'dzisiejszy']],
  ['from the first minute of its day', MIDNIGHT, ENTRIES],
] as const)('an entry dated ahead, %s', (_when, moment, expected) => {
  it.each([
    ['news', 'the list', '/aktualnosci'],
    ['news', 'the main page', '/'],
    ['news', 'the sitemap', '/sitemap/tresci.xml'],
    ['blog', 'the list', '/blog'],
    ['blog', 'the list of its month', '/blog?miesiac=2026-03'],
    ['blog', 'the page of another, with its menu of dates', '/blog/1/blog-wczorajszy'],
    ['blog', 'the sitemap', '/sitemap/tresci.xml'],
  ])('%s: %s', async (kind, _place, path) => {
    now = moment;
    expect(await visibleEntries(path, kind)).toEqual(expected);
  });

  it.each([
    ['news', '/aktualnosci.data'],
    ['blog', '/blog.data'],
  ])('%s: the list as data shows nothing at all, its page is a document', async (kind, path) => {
    now = moment;
    expect(await visibleEntries(path, kind)).toEqual([]);
  });

  it.each(ENTRIES)('its own address: %s', async (name) => {
    now = moment;
    const id = ENTRIES.indexOf(name) + 1;
    const paths = [`/aktualnosci/${id}/news-${name}`, `/blog/${id}/blog-${name}`];
    const statuses = await Promise.all(paths.map(async (path) => (await ask(path)).status));
    expect(statuses).toEqual(paths.map(() => ((expected as readonly Entry[]).includes(name) ? 200 : 404)));
    for (const path of [`/aktualnosci/${id}`, `/blog/${id}`]) {
      const { location, text } = await ask(path);
      expect(`${location}${text}`.includes(name)).toBe((expected as readonly Entry[]).includes(name));
    }
  });
});

describe('a text page', async () => {
  await saveTextPage(shop, 'regulamin', { title: 'Regulamin', body: '<p>Treść regulaminu</p>' });

  it.each([
    ['regulamin', 200, true],
    ['dostawa', 404, false],
  ] as const)(
    '%s is found at its address, in the sitemap and by the search only when it is written',
    async (address, status, is) => {
      const answer = await ask(`/${address}`);
      const sitemap = await ask('/sitemap/tresci.xml');
      const found = await graphql(`{ productsTextSearch(searchInput: {text: "${address}"}) { cms { name link } } }`);
      expect([answer.status, sitemap.text.includes(`/${address}<`), found.includes(`"/${address}"`)]).toEqual([
        status,
        is,
        is,
      ]);
    },
  );
});

describe('a category', async () => {
  const full = await addCategory(shop, 'Pełna');
  const empty = await addCategory(shop, 'Ukrywająca');
  await addProduct(shop, { name: 'Widoczny', categoryId: full, popularity: 3 });
  await addProduct(shop, { name: 'Schowany', categoryId: empty, popularity: 9, visible: false });

  it('is not suggested after an empty search when all its products are hidden', async () => {
    const { text } = await ask('/szukaj?text=zupelnienic');
    const offered = text.slice(text.indexOf('<main'), text.indexOf('</main>'));
    expect([offered.includes(`/kategoria/${full}/`), offered.includes(`/kategoria/${empty}/`)]).toEqual([true, false]);
  });

  it('that does not exist has no page, and none of its products', async () => {
    expect((await ask('/kategoria/999999/nic')).status).toBe(404);
    const { status, text } = await ask(`/kategoria/${empty}/ukrywajaca`);
    expect([status, text.includes('schowany')]).toEqual([200, false]);
  });
});
