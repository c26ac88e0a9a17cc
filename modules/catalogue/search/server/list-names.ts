import { asc, desc, gte } from 'drizzle-orm';
import { MENU_TAG } from '#modules/catalogue/products/rules/cache-tags.ts';
import { listGroups } from '#modules/catalogue/products/server/index.ts';
import { cached } from '#platform/cache/server/cached.ts';
import { categoryLink, producerLink, searchLink, seriesLink } from '#platform/links/rules/screen-links.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { splitWords } from '#platform/text/rules/split-words.ts';
import { helpWords } from '../rules/help-words.ts';
import { stemWord } from '../rules/stem-word.ts';
import { popularQueries } from './tables.ts';

export interface FindableName {
  name: string;
  link: string;
  words: string[];
  stems: string[];
  aliases?: string[];
}

export interface FindableNames {
  series: FindableName[];
  producers: FindableName[];
  menuNodes: (FindableName & { path: string[] })[];
  cms: FindableName[];
  searchQueries: FindableName[];
}

/** So that one person cannot make a search popular within an hour or two. */
const OFFERED_FROM = 3;
const MAX_QUERIES = 500;

/** Few names that seldom change; reading them for every typed character would cost more than finding products. */
export const listNames = cached({ seconds: 60, tags: [MENU_TAG] }, loadNames);

async function loadNames(shop: Shop): Promise<FindableNames> {
  const { db, later } = shop;
  const [{ categories, series, producers }, pages, queries] = await Promise.all([
    listGroups(shop),
    later.listTextPages(shop),
    db
      .select()
      .from(popularQueries)
      .where(gte(popularQueries.weight, OFFERED_FROM))
      .orderBy(desc(popularQueries.weight), asc(popularQueries.text))
      .limit(MAX_QUERIES),
  ]);
  const categoryNames = new Map(categories.map((row) => [row.id, row.name]));
  const hidden = new Set(categories.flatMap((row) => (row.hidden ? row.id : [])));
  return {
    series: series.map((row) => findable(row.name, seriesLink(row.id, row.slug))),
    producers: producers.map((row) => findable(row.name, producerLink(row.id, row.slug))),
    menuNodes: categories
      .filter(({ path }) => !path.some((id) => hidden.has(id)))
      .map((row) => ({
        ...findable(row.name, categoryLink(row.id, row.slug)),
        path: row.path.flatMap((id) => categoryNames.get(id) ?? []),
      })),
    cms: pages.toSorted((a, b) => a.id - b.id).map((page) => pageName(page.title, `/${page.address}`)),
    searchQueries: queries.map((row) => findable(row.text, searchLink(row.text))),
  };
}

export function pageName(title: string, link: string): FindableName {
  const aliases = splitWords(helpWords[link] ?? '');
  const { words, stems } = findable(title, link);
  return { name: title, link, words, stems: [...stems, ...aliases.map(stemWord)], aliases };
}

function findable(name: string, link: string): FindableName {
  const words = splitWords(name);
  return { name, link, words, stems: words.map(stemWord) };
}
