import { sql } from 'drizzle-orm';
import {
  isVisible,
  listSearchSources,
  reindexKind,
  type SearchSource,
} from '#modules/catalogue/products/server/index.ts';
import { dropCached } from '#platform/cache/server/cached.ts';
import { purgeTags } from '#platform/db/server/purge-tags.ts';
import { runLong } from '#platform/db/server/run-long.ts';
import { textOfHtml } from '#platform/html/rules/text-of-html.ts';
import { handleJob } from '#platform/jobs/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { plainText } from '#platform/text/rules/plain-text.ts';
import { MINUTE_MS } from '#platform/time/rules/units.ts';
import {
  type Descriptions,
  DONE_WITHOUT,
  describedStems,
  FIRST_IN_NAME,
  IN_MIXED,
  IN_NAME,
  type SearchDocument,
  searchDocument,
} from '../rules/search-document.ts';
import { stemWord } from '../rules/stem-word.ts';
import { SEARCH_TAG } from './search-rules.ts';

export async function reindexProducts(shop: Shop, ids?: readonly number[]): Promise<void> {
  await removeHidden(shop, ids);
  const words: WordCounts = new Map();
  // Reading, parsing and writing overlap, each with another batch.
  let next = listSearchSources(shop, 0, ids);
  let stored: Promise<void> = Promise.resolve();
  for (;;) {
    const rows = await next;
    const last = rows.at(-1);
    if (!last) break;
    next = listSearchSources(shop, last.id, ids);
    const documents = rows.map(indexedDocument);
    await stored;
    stored = storeDocuments(shop, rows, documents);
    // Rejections are handled where they are awaited.
    for (const pending of [next, stored]) pending.catch(() => {});
    countWords(words, rows, documents);
  }
  await stored;
  await storeWords(shop, words);
  if (!ids) await forgetWords(shop);
  dropCached(shop, [SEARCH_TAG]);
  await purgeTags(shop, [SEARCH_TAG]);
}

async function removeHidden(shop: Shop, ids: readonly number[] | undefined): Promise<void> {
  const among = ids ? sql`and d.product_id = any(${sql.param([...ids])}::int[])` : sql``;
  const hidden = sql`where not ${isVisible(sql`d.product_id`)} ${among}`;
  await shop.db.execute(sql`delete from search_documents d ${hidden}`);
  await shop.db.execute(sql`delete from search_descriptions d ${hidden}`);
}

interface IndexedDocument extends SearchDocument {
  described: string[];
}

function indexedDocument(row: SearchSource): IndexedDocument {
  const document = searchDocument(row);
  return { ...document, described: describedStems(document, describedTexts(row)) };
}

async function storeDocuments(shop: Shop, rows: SearchSource[], documents: IndexedDocument[]): Promise<void> {
  // Plain texts split by PostgreSQL: long parameter lists or JSON cost more than everything else.
  const ids = `{${rows.map(({ id }) => id)}}`;
  const ranks = `{${rows.map(({ rank }) => rank)}}`;
  const terms = documents.map((document) => writeTerms(document.terms)).join('\n');
  const described = documents.map((document) => writeTerms(document.described)).join('\n');
  await shop.db.execute(sql`
    insert into search_documents (product_id, terms, rank)
    -- A lone document without a term makes an empty list.
    select product_id, coalesce(terms, '')::tsvector, rank
    from unnest(${ids}::int[], string_to_array(${terms}::text, chr(10)), ${ranks}::int[]) r (product_id, terms, rank)
    on conflict (product_id) do update set terms = excluded.terms, rank = excluded.rank
      where (search_documents.terms, search_documents.rank) is distinct from (excluded.terms, excluded.rank)`);
  await shop.db.execute(sql`
    insert into search_descriptions (product_id, terms)
    select product_id, coalesce(terms, '')::tsvector
    from unnest(${ids}::int[], string_to_array(${described}::text, chr(10))) r (product_id, terms)
    on conflict (product_id) do update set terms = excluded.terms where search_descriptions.terms <> excluded.terms`);
}

/** Without a tag that was cut at the end. */
export function describedTexts({ short, long }: Descriptions): Descriptions {
  const text = (html: string) => textOfHtml(html.replace(/<[^<>]*$/, ''));
  return { short: text(short), long: text(long) };
}

/** Terms have no spaces, quotes or colons, so nothing is escaped. */
function writeTerms(terms: readonly string[]): string {
  return terms.join(' ');
}

type WordCounts = Map<string, { count: number; spelling: string; isProductNoun: boolean }>;

function countWords(counts: WordCounts, rows: SearchSource[], documents: SearchDocument[]): void {
  for (const [place, { words, first }] of documents.entries()) {
    for (const word of words) {
      if (!isCorrectable(word)) continue;
      const entry = counts.get(word) ?? { count: 0, spelling: spellingOf(word, rows[place]), isProductNoun: false };
      entry.count += 1;
      entry.isProductNoun ||= first.includes(word);
      counts.set(word, entry);
    }
  }
}

/** With Polish letters, because corrections are shown to customers. */
function spellingOf(word: string, row: SearchSource | undefined): string {
  const written = row ? `${row.name} ${row.producer} ${row.categories} ${row.other}`.toLocaleLowerCase('pl') : '';
  return written.match(/[\p{L}\p{M}\p{N}]+/gu)?.find((spelled) => plainText(spelled) === word) ?? word;
}

/** Codes and sizes are never corrected and would make the list as long as the catalogue. */
function isCorrectable(word: string): boolean {
  return word.length > 2 && !/\d/.test(word);
}

async function storeWords(shop: Shop, counts: WordCounts): Promise<void> {
  // Sorted, so that two nodes take the locks in the same order.
  const words = [...counts.keys()].sort();
  await shop.db.execute(sql`
    insert into search_words (word, stem, spelling, is_product_noun, frequency)
    select * from unnest(
      ${sql.param(words)}::text[],
      ${sql.param(words.map(stemWord))}::text[],
      ${sql.param(words.map((word) => counts.get(word)?.spelling ?? word))}::text[],
      ${sql.param(words.map((word) => counts.get(word)?.isProductNoun ?? false))}::bool[],
      ${sql.param(words.map((word) => counts.get(word)?.count ?? 0))}::int[])
    on conflict (word) do update set stem = excluded.stem, spelling = excluded.spelling, frequency = excluded.frequency,
      is_product_noun = search_words.is_product_noun or excluded.is_product_noun
      where search_words.stem <> excluded.stem or search_words.spelling = '' or search_words.frequency < excluded.frequency
        or search_words.is_product_noun < excluded.is_product_noun`);
}

/**
 * Otherwise a removed word would be offered as a spelling without results. Documents are stored before their words,
 * so a new word is not lost; a word that returns at this moment may be, until its product is indexed again.
 */
export async function forgetWords(shop: Shop): Promise<void> {
  // Reads every document, which takes long with a million.
  await runLong(
    shop,
    `delete from search_words w
      where not exists (select 1 from ts_stat('select terms from search_documents') t where ltrim(t.word, $1) = w.word)`,
    [IN_NAME + FIRST_IN_NAME + IN_MIXED + DONE_WITHOUT],
    10 * MINUTE_MS,
  );
}

export const reindexJob = handleJob(reindexKind, (shop, { ids }) => reindexProducts(shop, ids));
