import { sql } from 'drizzle-orm';
import type { Shop } from '#platform/shop/server/shop.ts';
import { plainText } from '#platform/text/rules/plain-text.ts';
import { chooseCorrection, type KnownWord } from '../rules/choose-correction.ts';
import type { OwnWords } from '../rules/own-words.ts';
import { type SearchWord, searchWord } from '../rules/parse-query.ts';
import { isEveryday } from '../rules/related-words.ts';
import { baseStems, stemWord } from '../rules/stem-word.ts';

const CANDIDATES = 40;

export interface CheckedWord {
  typed: string;
  /** Null when no product has anything like it. */
  meant: SearchWord | null;
  /** Corrected to a similar word of the catalogue. */
  guessed?: boolean;
}

interface Unknown extends Record<string, unknown> {
  typed: string;
  /** Possible base stems that the catalogue has. */
  bases: string[] | null;
  word: string | null;
  spelling: string | null;
  frequency: number;
}

/**
 * Only after a search without results: an unknown word may derive from another (kurteczka), be written apart (power
 * bank) or have typos (X.26).
 */
export async function checkWords(shop: Shop, words: readonly SearchWord[], own: OwnWords): Promise<CheckedWord[]> {
  const listed = words.filter(({ word, vague }) => !vague && word.length > 2 && !/\d/.test(word));
  const [unknown, joined] = await Promise.all([listUnknown(shop, listed), listJoined(shop, words)]);
  const checked: CheckedWord[] = [];
  for (const [place, word] of words.entries()) {
    const before = words[place - 1];
    const isApart =
      before && joined.has(before.word + word.word) && (unknown.has(word.word) || unknown.has(before.word));
    if (isApart) {
      const meant = searchWord(before.word + word.word, own);
      checked.splice(-1, 1, { typed: before.word, meant }, { typed: word.word, meant });
    } else {
      checked.push({ typed: word.word, ...meantBy(word, unknown.get(word.word), own) });
    }
  }
  return checked;
}

function meantBy(typed: SearchWord, unknown: Unknown[] | undefined, own: OwnWords): Omit<CheckedWord, 'typed'> {
  if (!unknown) return { meant: typed };
  const bases = unknown[0]?.bases;
  if (bases) return { meant: { ...typed, stems: [...typed.stems, ...bases] } };
  const candidates = isEveryday(typed.stems[0]) ? [] : unknown.filter(isKnownWord);
  const word = chooseCorrection(typed.word, candidates);
  if (word === null) return { meant: null };
  return { meant: { ...searchWord(word, own), shown: spell(word, candidates) }, guessed: true };
}

function spell(word: string, known: readonly Pick<Unknown, 'word' | 'spelling'>[]): string {
  const stem = stemWord(word);
  const spelling = (
    known.find((other) => other.word === word) ?? known.find((other) => stemWord(other.word ?? '') === stem)
  )?.spelling;
  if (!spelling) return word;
  let same = 0;
  while (same < word.length && plainText(spelling[same] ?? '') === word[same]) same += 1;
  return spelling.slice(0, same) + word.slice(same);
}

function isKnownWord(row: Unknown): row is Unknown & KnownWord {
  return row.word !== null;
}

async function listUnknown(shop: Shop, words: readonly SearchWord[]): Promise<Map<string, Unknown[]>> {
  if (words.length === 0) return new Map();
  const { rows } = await shop.db.execute<Unknown>(sql`
    select t.word as typed, n.word, n.spelling, n.frequency,
      (select array_agg(distinct k.stem) from search_words k where k.stem = any(string_to_array(t.bases, ' '))) as bases
    from unnest(${sql.param(words.map(({ word }) => word))}::text[],
      ${sql.param(words.map(knownBy))}::text[],
      ${sql.param(words.map(({ word }) => baseStems(word).join(' ')))}::text[]) t (word, stems, bases)
    left join lateral (
      select w.word, w.spelling, w.frequency from search_words w order by w.word <-> t.word limit ${CANDIDATES}
    ) n on true
    where not exists (select 1 from search_words k where k.stem = any(string_to_array(t.stems, ' ')))
      and not exists (select 1 from search_words k where k.word ~>=~ t.word and k.word ~<~ (t.word || chr(1114111)))`);
  return Map.groupBy(rows, ({ typed }) => typed);
}

/** Any of these stems makes it a known word. */
function knownBy(word: SearchWord): string {
  return [...word.stems, ...productNounStems(word)].join(' ');
}

export function productNounStems({ otherNames, ownNames = [] }: SearchWord): string[] {
  return [...ownNames, ...otherNames].map(({ stems: [first] }) => first);
}

async function listJoined(shop: Shop, words: readonly SearchWord[]): Promise<Set<string>> {
  const pairs = words.slice(1).map(({ word }, place) => `${words[place]?.word}${word}`);
  if (pairs.length === 0) return new Set();
  const { rows } = await shop.db.execute<{ word: string }>(sql`
    select t.word
    from unnest(${sql.param(pairs)}::text[], ${sql.param(pairs.map(stemWord))}::text[]) t (word, stem)
    where exists (select 1 from search_words k where k.stem = t.stem)`);
  return new Set(rows.map(({ word }) => word));
}
