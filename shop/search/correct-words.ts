import { sql } from 'drizzle-orm';
import { chooseCorrection, type KnownWord, slipsForgiven } from '#rules/search/choose-correction.ts';
import { type SearchWord, searchWord } from '#rules/search/read-search-text.ts';
import type { Shop } from '../shop.ts';

const CANDIDATES = 40;

interface Similar extends KnownWord, Record<string, unknown> {
  typed: string;
}

/** The same words with typing slips repaired (X.26); null when none of them can be. */
export async function correctWords(shop: Shop, words: readonly SearchWord[]): Promise<SearchWord[] | null> {
  const doubtful = words.filter(({ word, stems }) => slipsForgiven(word) > 0 && stems.length === 1);
  if (doubtful.length === 0) return null;
  const { rows } = await shop.db.execute<Similar>(sql`
    select t.word as typed, n.word, n.frequency
    from unnest(${sql.param(doubtful.map(({ word }) => word))}::text[],
      ${sql.param(doubtful.map(({ stems }) => stems[0]))}::text[]) t (word, stem)
    cross join lateral (
      select w.word, w.frequency from search_words w order by w.word <-> t.word limit ${CANDIDATES}
    ) n
    where not exists (select 1 from search_words k where k.stem = t.stem)
      and not exists (select 1 from search_words k where k.word ~>=~ t.word and k.word ~<~ (t.word || chr(1114111)))`);
  const similar = Map.groupBy(rows, (row) => row.typed);
  const corrected = words.map((typed) => {
    const word = chooseCorrection(typed.word, similar.get(typed.word) ?? []);
    return word === null ? typed : searchWord(word);
  });
  return corrected.some(({ word }, index) => word !== words[index]?.word) ? corrected : null;
}
