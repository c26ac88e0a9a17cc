import { sql } from 'drizzle-orm';
import type { Shop } from '#platform/shop/server/shop.ts';
import { requestsHelp } from '../rules/help-words.ts';
import { parseQuery } from '../rules/parse-query.ts';
import { isEveryday } from '../rules/related-words.ts';

const MAX = 4;
/** Share of common trigrams; a smaller one is only accidental. */
const ALIKE = 0.35;
const WORDS_LOOKED_AT = 3;

export async function findCloseSpellings(shop: Shop, text: string): Promise<string[]> {
  const { words } = parseQuery(text);
  // Help words and common words are spelled correctly.
  const isMeant = requestsHelp(words.map(({ stems: [stem] }) => stem));
  const typed = words
    .filter(({ stems: [stem] }) => !isMeant && !isEveryday(stem))
    .map(({ word }) => word)
    .slice(0, WORDS_LOOKED_AT);
  if (typed.length === 0) return [];
  const { rows } = await shop.db.execute<{ word: string }>(sql`
    select n.word, max(n.alike) as alike from unnest(${sql.param(typed)}::text[]) t (word)
    cross join lateral (
      select w.word, similarity(w.word, t.word) as alike from search_words w order by w.word <-> t.word limit ${MAX}
    ) n
    where n.alike >= ${ALIKE}
    group by n.word order by alike desc, n.word limit ${MAX}`);
  return rows.map(({ word }) => word);
}
