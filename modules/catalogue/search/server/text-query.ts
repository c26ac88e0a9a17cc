import { isDistinguishing, type SearchWord } from '../rules/parse-query.ts';
import { DONE_WITHOUT, FIRST_IN_NAME, IN_MIXED, IN_NAME, IN_SHORT } from '../rules/search-document.ts';

/** Text form of `tsquery`, best fit first. The last query matches everything that the others match. */
export type RankedQuery = readonly [...string[], string];

/** Every product, for a text with limits only. */
export const EVERYTHING: RankedQuery = [''];

export function byForms(words: readonly SearchWord[]): RankedQuery {
  return ranked(words, writeForms);
}

export function byNames(words: readonly SearchWord[]): RankedQuery {
  return ranked(words, writeNames);
}

export function byBeginnings(words: readonly SearchWord[]): RankedQuery {
  return ranked(words, writeBeginnings);
}

/** Words of mixed categories only as complete forms: beginnings would match entire departments. */
export function byAnything(words: readonly SearchWord[]): RankedQuery {
  const mixed = all(words, '', (word, mark) => [...writeBeginnings(word, mark), ...writeForms(word, IN_MIXED)]);
  return [...byBeginnings(words), mixed];
}

/** Names first, then names that may result from further typing, then the rest. */
export function byFormsOrBeginnings(words: readonly SearchWord[]): RankedQuery {
  const [named, partlyNamed, ...others] = ranked(words, writeNames);
  const [begun, partlyBegun, ...othersBegun] = ranked(words, writeBeginnings);
  return [named, partlyNamed, begun, partlyBegun, ...others, ...othersBegun];
}

const MAX_CHOSEN_FROM = 4;

/** X.56: products named so first, then those with more of the other words. */
export function byProductNoun(noun: SearchWord, words: readonly SearchWord[]): RankedQuery {
  const others = words.filter((word) => word !== noun && isDistinguishing(word)).slice(0, MAX_CHOSEN_FROM);
  const isCalled = any([noun], FIRST_IN_NAME, writeNames);
  const isProductNoun = any([noun], '', (word, mark) => [...writeNames(word, mark), ...writeNames(word, IN_MIXED)]);
  const withSome = others.map((_, less) => {
    const sets = choices(others, others.length - less).map((chosen) => `(${all(chosen, '', writeNames)})`);
    return `(${sets.join(' | ')})`;
  });
  return [
    ...withSome.map((some) => `(${isCalled}) & ${some}`),
    isCalled,
    ...withSome.map((some) => `(${isProductNoun}) & ${some}`),
    isProductNoun,
  ];
}

export function byProductNounWithAny(noun: SearchWord, others: readonly SearchWord[]): RankedQuery {
  return [`(${any([noun], '', writeForms)}) & (${any(others, '', writeForms)})`];
}

export interface DescribedQuery {
  /** On stems of a product and its descriptions. */
  words: RankedQuery;
  /** On the search document; empty for all products. */
  document: string;
}

export function byDescription(noun: SearchWord | null, words: readonly SearchWord[]): DescribedQuery {
  return {
    words: [all(words, IN_SHORT, writeNames), all(words, '', writeNames)],
    document: noun ? any([noun], FIRST_IN_NAME, writeNames) : '',
  };
}

/** Products that say they are without it come first. */
export function excluding(query: RankedQuery, without: readonly SearchWord[]): RankedQuery {
  if (without.length === 0) return query;
  const said = without.map((word) => `(${writeDenial(word)})`);
  const absent = without.map((word, place) => `(${said[place]} | !(${writeForms(word, '').join(' | ')}))`);
  const tiers = query.map((tier) => [...(tier ? [`(${tier})`] : []), ...absent].join(' & '));
  const anything = query.at(-1);
  const denied = [...(anything ? [`(${anything})`] : []), ...said].join(' & ');
  return [denied, ...tiers.slice(0, -1), tiers.at(-1) ?? ''];
}

/** „bez rękawów” and „bezrękawnik”. */
function writeDenial({ stems }: SearchWord): string {
  return stems.flatMap((stem) => [term(DONE_WITHOUT + stem), `${term(`bez${stem}`)}:*`]).join(' | ');
}

type WriteWord = (word: SearchWord, mark: string) => string[];

/** The first two tiers have names that begin with one of the words. */
function ranked(words: readonly SearchWord[], write: WriteWord): [string, string, string, string] {
  const anywhere = all(words, '', write);
  const inName = all(words, IN_NAME, write);
  const isFirst = any(words, FIRST_IN_NAME, write);
  return [`${inName} & (${isFirst})`, `${anywhere} & (${isFirst})`, inName, anywhere];
}

function writeBeginnings(word: SearchWord, mark: string): string[] {
  return [`${term(mark + word.word)}:*`, ...writeNames(word, mark)];
}

function writeForms({ word, stems, ownNames = [] }: SearchWord, mark: string): string[] {
  return [...[word, ...stems].map((form) => term(mark + form)), ...ownNames.map((name) => writeName(name.stems, mark))];
}

function writeNames(word: SearchWord, mark: string): string[] {
  return [...writeForms(word, mark), ...word.otherNames.map(({ stems }) => writeName(stems, mark))];
}

/** Only the first word of a name can be first in a product's name. */
function writeName([first, ...rest]: readonly [string, ...string[]], mark: string): string {
  const own = mark === FIRST_IN_NAME ? '' : mark;
  return rest.length === 0
    ? term(mark + first)
    : `(${[term(mark + first), ...rest.map((stem) => term(own + stem))].join(' & ')})`;
}

function all(words: readonly SearchWord[], mark: string, write: WriteWord): string {
  return words.map((word) => `(${write(word, mark).join(' | ')})`).join(' & ');
}

function any(words: readonly SearchWord[], mark: string, write: WriteWord): string {
  return words.flatMap((word) => write(word, mark)).join(' | ');
}

/** Words have letters and digits only, so nothing is escaped. */
function term(text: string): string {
  return `'${text}'`;
}

function choices<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) => choices(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]));
}
