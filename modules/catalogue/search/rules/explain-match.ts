import { splitWords } from '#platform/text/rules/split-words.ts';
import type { SearchWord } from './parse-query.ts';
import { type FindableProduct, IN_MIXED, searchDocument } from './search-document.ts';
import { stemWord } from './stem-word.ts';

/** Earlier places weigh more. */
const MATCH_PLACES = [
  'first-in-name',
  'name',
  'producer',
  'category',
  'code',
  'other',
  'mixed-category',
  'description',
] as const;
export type MatchPlace = (typeof MATCH_PLACES)[number];

export type MatchKind = 'typed' | 'form' | 'same-meaning' | 'own-synonym' | 'other-name' | 'beginning';

export interface WordMatch {
  word: string;
  match: { place: MatchPlace; kind: MatchKind; found: string } | null;
}

interface DescribedProduct extends FindableProduct {
  /** Empty where descriptions were not searched. */
  description: string;
}

export function explainMatch(words: readonly SearchWord[], product: DescribedProduct): WordMatch[] {
  const matchPlaces = placesOf(product);
  return words.map((word) => ({ word: word.shown ?? word.word, match: matchWord(word, matchPlaces) }));
}

interface Place {
  place: MatchPlace;
  words: readonly string[];
  stems: readonly string[];
}

function placesOf(product: DescribedProduct): Place[] {
  const nothing = { name: '', code: '', producer: '', categories: '', other: '' };
  const only = (place: MatchPlace, part: Partial<FindableProduct>): Place =>
    toPlace(place, searchDocument({ ...nothing, ...part }).words);
  const lines = product.categories.split('\n');
  const isMixed = (line: string) =>
    searchDocument({ ...nothing, categories: line }).terms.every((term) => term.startsWith(IN_MIXED));
  return [
    toPlace('first-in-name', searchDocument(product).first),
    only('name', { name: product.name }),
    only('producer', { producer: product.producer }),
    only('category', { categories: lines.filter((line) => !isMixed(line)).join('\n') }),
    only('code', { code: product.code }),
    only('other', { other: product.other }),
    only('mixed-category', { categories: lines.filter(isMixed).join('\n') }),
    toPlace('description', splitWords(product.description)),
  ];
}

function toPlace(place: MatchPlace, words: readonly string[]): Place {
  return { place, words, stems: words.map(stemWord) };
}

function matchWord(word: SearchWord, places: readonly Place[]): WordMatch['match'] {
  const [own, ...related] = word.stems;
  const matchers: [MatchKind, (place: Place) => string | undefined][] = [
    ['typed', ({ words }) => words.find((one) => one === word.word)],
    ['form', byStem([own])],
    ['same-meaning', byStem(related)],
    ['own-synonym', byName(word.ownNames ?? [], places)],
    ['other-name', byName(word.otherNames, places)],
    ['beginning', ({ words }) => words.find((one) => one.startsWith(word.word))],
  ];
  const found = matchers.flatMap(([kind, way]) =>
    places.flatMap((place) => {
      const met = way(place);
      return met === undefined ? [] : [{ place: place.place, kind, found: met }];
    }),
  );
  const weight = ({ place }: { place: MatchPlace }) => MATCH_PLACES.indexOf(place);
  return found.toSorted((a, b) => weight(a) - weight(b))[0] ?? null;
}

function byStem(stems: readonly string[]) {
  return ({ words, stems: known }: Place) => words.find((_, at) => stems.includes(known[at] ?? ''));
}

/** A name of several words needs all of them, wherever they are. */
function byName(names: SearchWord['otherNames'], places: readonly Place[]) {
  const everywhere = new Set(places.flatMap(({ stems }) => stems));
  return ({ stems }: Place) =>
    names.find((name) => stems.includes(name.stems[0]) && name.stems.every((stem) => everywhere.has(stem)))?.shown;
}
