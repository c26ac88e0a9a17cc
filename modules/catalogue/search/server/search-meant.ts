import { sql } from 'drizzle-orm';
import type { Shop } from '#platform/shop/server/shop.ts';
import { chooseHead } from '../rules/choose-correction.ts';
import type { OwnWords } from '../rules/own-words.ts';
import { isDistinguishing, type ParsedQuery, type SearchWord } from '../rules/parse-query.ts';
import { isOfOtherShops } from '../rules/related-words.ts';
import { rewordText } from '../rules/reword-text.ts';
import { baseStems } from '../rules/stem-word.ts';
import { type CheckedWord, checkWords, productNounStems } from './check-words.ts';
import { listNames } from './list-names.ts';
import {
  type Find,
  type Finders,
  nothingExplained,
  type SearchExplanation,
  type SearchRun,
} from './search-explanation.ts';
import { byAnything, byDescription, byForms, byNames, byProductNoun, byProductNounWithAny } from './text-query.ts';

interface Requested {
  text: string;
  query: ParsedQuery;
  own: OwnWords;
}

export async function searchMeant<Found>(
  shop: Shop,
  { text, query, own }: Requested,
  { find, findDescribed, join }: Finders<Found>,
): Promise<SearchRun<Found> | null> {
  const { words } = query;
  const guessed = await checkWords(shop, words, own);
  const nouns = await findProductNouns(shop, guessed);
  const checked = guessed.map((word, index) =>
    isOtherWord(word, nouns[index]) && words.length > 1 ? { ...word, meant: null } : word,
  );
  const explain = (said: readonly CheckedWord[]) => ({
    ...nothingExplained(text, query),
    ...explainWords(text, said),
    whole: false,
  });
  /** Products with all words in name and description come first. */
  const withDescribed = async (noun: SearchWord, said: readonly CheckedWord[], others: Found) => {
    const all = said.map((word, at) => ({ ...word, meant: word.meant ?? withBases(words[at]) }));
    const described = words.length > 1 ? await findDescribed(byDescription(noun, meantWords(all))) : null;
    return described
      ? { ...explain(all), partial: true, described: true, found: join(described, others) }
      : { ...explain(said), found: others };
  };
  const searchCorrected = async () => {
    const place = headOf(checked, words, nouns);
    const head = place === null ? null : checked[place]?.meant;
    if (!head || !checked.some((word, index) => word.meant !== words[index])) return null;
    const meant = meantWords(checked);
    const found = (await find(byNames(meant))) ?? (await find(byAnything(meant)));
    if (!found) return null;
    const isAll = checked.every((word) => word.meant !== null);
    return { ...(isAll ? { ...explain(checked), found } : await withDescribed(head, checked, found)), words: meant };
  };
  const searchDescriptions = async () => {
    const found = mayDescribe(checked, words, nouns) ? await findDescribed(byDescription(null, words)) : null;
    return found && { ...explain([]), described: true, found, words };
  };
  // Forms of correct words come before descriptions, corrections after them.
  const isSure = checked.every(({ meant, guessed }) => meant && !guessed);
  const all = isSure
    ? ((await searchCorrected()) ?? (await searchDescriptions()))
    : ((await searchDescriptions()) ?? (await searchCorrected()));
  if (all) return all;
  const likely = await withoutWildNouns(checked, nouns, find);
  const place = headOf(likely, words, nouns);
  const noun = place === null ? null : likely[place]?.meant;
  // Among several words a guessed product that no name begins with could be anything.
  if (!noun || place === null || (likely[place]?.guessed && !nouns[place] && words.length > 1)) return null;
  const sure = await withoutWildGuesses(likely, noun, find);
  const some = meantWords(sure);
  const others = await find(byProductNoun(noun, some));
  if (!others) return null;
  const run = await withDescribed(noun, sure, others);
  return { ...run, partial: run.partial || some.length > 1, words: some };
}

/** A description may have the base form: „zapach” for „zapachowa”. */
function withBases(word: SearchWord | undefined): SearchWord | null {
  return word ? { ...word, stems: [...word.stems, ...baseStems(word.word)] } : null;
}

function headOf(
  checked: readonly CheckedWord[],
  words: readonly SearchWord[],
  nouns: readonly boolean[],
): number | null {
  return chooseHead(
    checked.map(({ meant }, index) => ({
      known: meant !== null,
      isProductNoun: nouns[index] === true,
      behind: words[index]?.behind === true,
      progress: words[index] !== undefined && isDistinguishing(words[index]),
    })),
  );
}

/** Not when the product is known, because other descriptions only mention it; nor for products of other shops. */
function mayDescribe(
  checked: readonly CheckedWord[],
  words: readonly SearchWord[],
  nouns: readonly boolean[],
): boolean {
  const isKnown = checked.map(({ meant, guessed }) => meant !== null && !guessed);
  if (isKnown.some((known, at) => known && nouns[at] && !words[at]?.behind)) return false;
  const named = words.findIndex((word) => isDistinguishing(word) && !word.behind);
  return isKnown[named] === true || !isOfOtherShops(words[named]?.stems[0] ?? '');
}

/**
 * The first letter is seldom a typo: next to other words only a product noun is guessed, „mielona” is not „zielona”.
 */
function isOtherWord({ typed, meant, guessed }: CheckedWord, isProductNoun: boolean | undefined): boolean {
  return guessed === true && !isProductNoun && meant?.word[0] !== typed[0];
}

/**
 * A guessed product noun needs a product with another word of the query: „butla” is not „buta” unless one has to do
 * with gas.
 */
async function withoutWildNouns<Found>(
  checked: readonly CheckedWord[],
  isProductNoun: readonly boolean[],
  find: Find<Found>,
): Promise<CheckedWord[]> {
  const exact = checked.flatMap(({ meant, guessed }) => (meant && !guessed && isDistinguishing(meant) ? [meant] : []));
  return Promise.all(
    checked.map(async (word, place) => {
      const { meant, guessed } = word;
      if (!meant || !guessed || !isProductNoun[place] || exact.length === 0) return word;
      return (await find(byProductNounWithAny(meant, exact))) ? word : { ...word, meant: null };
    }),
  );
}

/** A guessed word needs a product that has it: „prezent dla taty” has nothing to do with Tatry. */
async function withoutWildGuesses<Found>(
  checked: readonly CheckedWord[],
  noun: SearchWord,
  find: Find<Found>,
): Promise<CheckedWord[]> {
  return Promise.all(
    checked.map(async (word) => {
      const { meant, guessed } = word;
      if (!meant || !guessed || meant === noun) return word;
      return (await find(byForms([noun, meant]))) ? word : { ...word, meant: null };
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

/** The first word of a name, a producer or a series. */
async function findProductNouns(shop: Shop, words: readonly CheckedWord[]): Promise<boolean[]> {
  const stemsOf = ({ meant }: CheckedWord) => (meant ? [...meant.stems, ...productNounStems(meant)] : []);
  const [names, { rows }] = await Promise.all([
    listNames(shop),
    shop.db.execute<{ stem: string }>(sql`
      select distinct stem from search_words where is_product_noun and stem = any(${sql.param(words.flatMap(stemsOf))}::text[])`),
  ]);
  // A brand of several words does not make each of them a product: „Ciepły Dom”.
  const brands = [...names.producers, ...names.series].flatMap(({ stems }) => (stems.length === 1 ? stems : []));
  const nouns = new Set([...brands, ...rows.map(({ stem }) => stem)]);
  return words.map((word) => stemsOf(word).some((stem) => nouns.has(stem)));
}
