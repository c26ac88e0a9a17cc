import { sql } from 'drizzle-orm';
import { chooseHead } from '#rules/catalogue/search/choose-correction.ts';
import { asksForHelp } from '#rules/catalogue/search/help-words.ts';
import type { OwnWords } from '#rules/catalogue/search/own-words.ts';
import { isTelling, type ParsedQuery, parseQuery, type SearchWord } from '#rules/catalogue/search/parse-query.ts';
import { rewordText, wordAsTyped } from '#rules/catalogue/search/reword-text.ts';
import { isBounded, type SearchBounds } from '#rules/catalogue/search/search-bounds.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { type CheckedWord, checkWords, thingStems } from './check-words.ts';
import { findByBarCode } from './find-by-bar-code.ts';
import { listNames } from './list-names.ts';
import { getSearchRules } from './search-rules.ts';
import { byAnything, byForms, byNames, byThing, EVERYTHING, excluding, type RankedQuery } from './text-query.ts';

/** How what was searched differs from what was typed. */
export interface SearchExplanation {
  /** All words were found as they were typed, in any form. */
  whole: boolean;
  /** What was searched instead, when the text held typos or words no product has; null otherwise. */
  correctedText: string | null;
  /** Words that no product has, nor anything like them. */
  leftOut: string[];
  /** No product has all the words: these are the thing asked for, but not all that was said of it. */
  partial: boolean;
  /** Names of the dictionary that were looked for too. */
  otherNames: string[];
  /** What products must not have, as it was typed. */
  without: string[];
  bounds: SearchBounds;
}

export interface SearchRun<Found> extends SearchExplanation {
  found: Found;
  /** The words that were searched for. */
  words: SearchWord[];
}

type Find<Found> = (query: RankedQuery) => Promise<Found | null>;

/**
 * The one search of the shop, for suggestions and for the result page: the words in any form; under other names of the
 * thing; as beginnings; with typos repaired and unknown words left out; and in the end the thing asked for with
 * fewer of the other words. `find` answers null when a query matches nothing.
 */
export async function runSearch<Found>(shop: Shop, text: string, find: Find<Found>): Promise<SearchRun<Found> | null> {
  const [code, { words: own }] = await Promise.all([findByBarCode(shop, text), getSearchRules(shop)]);
  const query = parseQuery(code ?? text, own);
  const { words, without, bounds } = query;
  const among: Find<Found> = (tiers) => find(excluding(tiers, without));
  const asTyped = {
    ...nothingExplained(text, query),
    words,
    whole: false,
  };
  if (words.length === 0) {
    const everything = isBounded(bounds) ? await among(EVERYTHING) : null;
    return everything && { ...asTyped, found: everything };
  }
  const whole = await among(byForms(words));
  if (whole) return { ...asTyped, found: whole, whole: code === null };
  // A question about the shop is answered by its pages; what only resembles one of its words is no answer.
  if (asksForHelp(words.map(({ stems: [stem] }) => stem))) return null;
  const otherNames = words.flatMap((word) => word.otherNames.map(({ shown }) => shown));
  const renamed = otherNames.length > 0 ? await among(byNames(words)) : null;
  const begun = renamed ?? (await among(byAnything(words)));
  if (begun) return { ...asTyped, found: begun, otherNames: renamed ? [...new Set(otherNames)] : [] };
  return searchMeant(shop, { text, query, own }, among);
}

function nothingExplained(text: string, { without, bounds }: ParsedQuery): Omit<SearchExplanation, 'whole'> {
  return {
    correctedText: null,
    leftOut: [],
    partial: false,
    otherNames: [],
    without: without.map(({ word }) => wordAsTyped(text, word)),
    bounds,
  };
}

/** Not all words are of the catalogue, or no product has them all. */
async function searchMeant<Found>(
  shop: Shop,
  { text, query, own }: { text: string; query: ParsedQuery; own: OwnWords },
  find: Find<Found>,
): Promise<SearchRun<Found> | null> {
  const { words } = query;
  const guessed = await checkWords(shop, words, own);
  const things = await findThings(shop, guessed);
  const checked = guessed.map((word, index) =>
    isOtherWord(word, things[index]) && words.length > 1 ? { ...word, meant: null } : word,
  );
  const place = chooseHead(
    checked.map(({ meant }, index) => ({
      known: meant !== null,
      isThing: things[index] === true,
      behind: words[index]?.behind === true,
      telling: words[index] !== undefined && isTelling(words[index]),
    })),
  );
  const thing = place === null ? null : (checked[place]?.meant ?? null);
  if (!thing) return null;
  const explanation = (said: readonly CheckedWord[]) => ({
    ...nothingExplained(text, query),
    ...explainWords(text, said),
    whole: false,
  });
  const meant = meantWords(checked);
  if (checked.some((word, index) => word.meant !== words[index])) {
    const better = (await find(byNames(meant))) ?? (await find(byAnything(meant)));
    if (better) return { ...explanation(checked), found: better, words: meant };
  }
  // Of several words a thing only guessed at, and nothing is called so, would be any product at all.
  if (place !== null && checked[place]?.guessed && !things[place] && words.length > 1) return null;
  const sure = await withoutWildGuesses(checked, thing, find);
  const some = meantWords(sure);
  const found = await find(byThing(thing, some));
  const partial = some.length > 1;
  return found && { ...explanation(sure), found, words: some, partial };
}

/** The first letter is seldom a typo: next to other words only a thing is worth guessing, „mielona” is not „zielona”. */
function isOtherWord({ typed, meant, guessed }: CheckedWord, isThing: boolean | undefined): boolean {
  return guessed === true && !isThing && meant?.word[0] !== typed[0];
}

/** A word taken for another is believed only if some product is the thing and has it: „prezent dla taty” is none of Tatry. */
async function withoutWildGuesses<Found>(
  checked: readonly CheckedWord[],
  thing: SearchWord,
  find: Find<Found>,
): Promise<CheckedWord[]> {
  return Promise.all(
    checked.map(async (word) => {
      const { meant, guessed } = word;
      if (!meant || !guessed || meant === thing) return word;
      return (await find(byForms([thing, meant]))) ? word : { ...word, meant: null };
    }),
  );
}

function meantWords(checked: readonly CheckedWord[]): SearchWord[] {
  const words = checked.flatMap(({ meant }) => meant ?? []);
  return [...new Map(words.map((meant) => [meant.word, meant])).values()];
}

function explainWords(
  text: string,
  checked: readonly CheckedWord[],
): Pick<SearchExplanation, 'correctedText' | 'leftOut'> {
  const meant = new Map(checked.map(({ typed, meant: word }) => [typed, word && (word.shown ?? word.word)]));
  const isOther = checked.some(({ typed, meant: word }) => word?.word !== typed);
  const { searched, leftOut } = rewordText(text, meant);
  return { correctedText: isOther ? searched : null, leftOut };
}

/** For every word whether products are called so: their name begins with it, or it is a producer or a series. */
async function findThings(shop: Shop, words: readonly CheckedWord[]): Promise<boolean[]> {
  const stemsOf = ({ meant }: CheckedWord) => (meant ? [...meant.stems, ...thingStems(meant)] : []);
  const [names, { rows }] = await Promise.all([
    listNames(shop),
    shop.db.execute<{ stem: string }>(sql`
      select distinct stem from search_words where is_thing and stem = any(${sql.param(words.flatMap(stemsOf))}::text[])`),
  ]);
  // A name of several words says by none of them alone what it is: „Ciepły Dom” makes nothing „ciepły” a thing.
  const makers = [...names.producers, ...names.series].flatMap(({ stems }) => (stems.length === 1 ? stems : []));
  const things = new Set([...makers, ...rows.map(({ stem }) => stem)]);
  return words.map((word) => stemsOf(word).some((stem) => things.has(stem)));
}
