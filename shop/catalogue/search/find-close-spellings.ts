import { type SQL, sql } from 'drizzle-orm';
import { asksForHelp } from '#rules/catalogue/search/help-words.ts';
import { parseQuery } from '#rules/catalogue/search/parse-query.ts';
import { isEveryday } from '#rules/catalogue/search/related-words.ts';
import type { Shop } from '#shop/platform/shop.ts';
import type { RankedQuery } from './text-query.ts';

const MOST = 4;
/** Share of common letter groups; below it a word only looks alike to a machine. */
const ALIKE = 0.35;
const WORDS_LOOKED_AT = 3;

/** Words of the catalogue that look like what was typed, the closest first: for a search that found nothing at all. */
export async function findCloseSpellings(shop: Shop, text: string): Promise<string[]> {
  const { words } = parseQuery(text);
  // A question about the shop and everyday words are spelled well enough.
  const isMeant = asksForHelp(words.map(({ stems: [stem] }) => stem));
  const typed = words
    .filter(({ stems: [stem] }) => !isMeant && !isEveryday(stem))
    .map(({ word }) => word)
    .slice(0, WORDS_LOOKED_AT);
  if (typed.length === 0) return [];
  const { rows } = await shop.db.execute<{ word: string }>(sql`
    select n.word, max(n.alike) as alike from unnest(${sql.param(typed)}::text[]) t (word)
    cross join lateral (
      select w.word, similarity(w.word, t.word) as alike from search_words w order by w.word <-> t.word limit ${MOST}
    ) n
    where n.alike >= ${ALIKE}
    group by n.word order by alike desc, n.word limit ${MOST}`);
  return rows.map(({ word }) => word);
}

/** Whether the document at hand matches one query of several; the empty one is met by all. */
export function meets(query: string | undefined): SQL {
  return query ? sql`terms @@ ${query}::tsquery` : sql`true`;
}

/** How well a document `d` that matches fits: 0 is best. */
export function fitness(query: RankedQuery): SQL {
  if (query.length === 1) return sql`0`;
  const tiers = query.slice(0, -1).map((tier, index) => sql`when d.terms @@ ${tier}::tsquery then ${index}::int`);
  return sql`case ${sql.join(tiers, sql` `)} else ${query.length - 1}::int end`;
}
