import { plainText } from '#platform/text/rules/plain-text.ts';
import { isPreposition, isStopWord, spellBeige, splitWords } from '#platform/text/rules/split-words.ts';
import { NO_OWN_WORDS, type OwnWords } from './own-words.ts';
import { parseBounds } from './parse-bounds.ts';
import { isFiller, type OtherName, otherNames, relatedStems } from './related-words.ts';
import { isBounded, type SearchBounds } from './search-bounds.ts';
import { MAX_SEARCH_LENGTH } from './search-limits.ts';
import { stemWord } from './stem-word.ts';

const MAX_WORDS = 8;
/** Only at the start of a word: trying every character would be quadratic in a long word. */
const CODE = /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}]+(?:[-/._][\p{L}\p{N}]+)+|\p{L}{2,5} \d{5,})/gu;
/** So many digits identify one code. */
const UNSHARED = /\d{4}/;
/** „power bank 10000” names an amount. */
const ROUND_AMOUNT = /^\p{L}+ [1-9]\d*00$/u;

export interface SearchWord {
  /** Lower case, without diacritics. */
  word: string;
  /** The own stem, then those of synonyms. */
  stems: [string, ...string[]];
  /** Searched when no product has the word itself. */
  otherNames: readonly OtherName[];
  /** Synonyms of the owner, searched like the word itself. */
  ownNames?: readonly OtherName[];
  /** A piece of a code that other codes may share. */
  vague?: boolean;
  /** After a preposition: a purpose or a property. */
  behind?: boolean;
  /** With Polish letters that the customer did not type. */
  shown?: string;
}

export interface ParsedQuery {
  /** At most eight distinguishing words, each once. */
  words: SearchWord[];
  /** „bez kaptura”, „nie czarne”. */
  without: SearchWord[];
  bounds: SearchBounds;
}

export function parseQuery(sent: string, own: OwnWords = NO_OWN_WORDS): ParsedQuery {
  const text = withColour(withoutTemperature(sent.slice(0, MAX_SEARCH_LENGTH)));
  const codes = codesIn(text);
  const { bounds, rest } =
    codes.length > 0 ? { ...parseBounds(''), rest: text } : parseBounds(withPersons(withUnits(plainText(text))));
  const { asked, denied } = splitDenied(splitWords(rest));
  const said = distinguishingWords(asked);
  // With limits alone, remaining stop words are no search.
  const words =
    said.length > 0 || isBounded(bounds) ? said : [...new Set(asked)].map((word) => ({ word, behind: false }));
  const vague = new Set(codes.flatMap(splitWords).filter((piece) => !UNSHARED.test(piece)));
  return {
    words: withPhrases(words, own)
      .slice(0, MAX_WORDS)
      .map((word) => (vague.has(word.word) ? { ...word, vague: true } : word)),
    without: denied.map((word) => searchWord(word, own)),
    bounds,
  };
}

/** Not a single letter or digit, nor a piece of a code. */
export function isDistinguishing({ word, vague }: SearchWord): boolean {
  return word.length > 1 && !vague;
}

export function searchWord(word: string, own: OwnWords = NO_OWN_WORDS): SearchWord {
  const stem = stemWord(word);
  return {
    word,
    stems: [stem, ...relatedStems(stem), ...personsIn(word)],
    otherNames: otherNames([stem]),
    ...withOwn(own.namesOf([stem])),
  };
}

function withOwn(ownNames: readonly OtherName[]): Pick<SearchWord, 'ownNames'> {
  return ownNames.length > 0 ? { ownNames } : {};
}

/** `POL-00242` and `POL 00242`, but not `T-shirt`, `2-osobowy`, `39-41` or `50-100 zł`. */
function codesIn(text: string): string[] {
  return (text.match(CODE) ?? []).filter((code) => {
    const [first = ''] = splitWords(code);
    const isCode = /\d/.test(code) && /\p{L}/u.test(code) && !ROUND_AMOUNT.test(code);
    return isCode && !isStopWord(first) && !/^\d+-?os/iu.test(code);
  });
}

/** A final „bez” is the colour beige without its dot. */
function withColour(text: string): string {
  return spellBeige(text.replace(/(?<![\p{L}\p{N}])bez\s*$/iu, 'beżowy'));
}

/** No product has a temperature below zero, and its number would match +10. */
function withoutTemperature(text: string): string {
  return text.replace(/(?<=\p{L} )(?:do )?[-–−]\d{1,2}(?! ?(?:zł|%))(?: ?°?[cC]| stopni)?(?![\p{L}\p{N},.])/gu, ' ');
}

const UNITS: readonly [RegExp, string][] = [
  [/(?<=\d) ?litrow(?:[aey]|ego|ej|ych)(?![\p{L}\p{N}])/gu, ' l'],
  [/(?<=\d) ?litr(?:a|y|ow)?(?![\p{L}\p{N}])/gu, ' l'],
  [/(?<=\d) ?mililitr(?:a|y|ow)?(?![\p{L}\p{N}])/gu, ' ml'],
  [/(?<=\d) ?gram(?:a|y|ow)?(?![\p{L}\p{N}])/gu, ' g'],
  [/(?<=\d) ?kilogram(?:a|y|ow)?(?![\p{L}\p{N}])/gu, ' kg'],
  [/(?<=\d) ?metr(?:a|y|ow)?(?![\p{L}\p{N}])/gu, ' m'],
  [/(?<![\p{L}\p{N}])litrow(?:[aey]|ego|ej|ych)(?![\p{L}\p{N}])/gu, '1l'],
  [/(?<![\p{L}\p{N}])pollitrow(?:[aey]|ego|ej|ych)(?![\p{L}\p{N}])/gu, '500ml'],
];

/** „45 litrów” is „45 l”, as in the catalogue. */
function withUnits(plain: string): string {
  return UNITS.reduce((text, [written, short]) => text.replace(written, short), plain);
}

const PERSONS = ['jedno', 'dwu', 'trzy', 'cztero', 'piecio', 'szescio', 'siedmio', 'osmio'];
const COUNTED = ['jedn', 'dw', 'trz', 'czter', 'pie', 'sze', 'siedm', 'osm'];
const FOR_PERSONS = /(?<![\p{L}\p{N}])(?:([1-8])[ -]?|(jedn|dw|trz|czter|pie|sze|siedm|osm)\p{L}{0,5} )osob\p{L}*/gu;

const FOR_SEVERAL = /(?<![\p{L}\p{N}])dla (dwoj|troj|czwor)ga(?![\p{L}\p{N}])/gu;
const SEVERAL = ['dwoj', 'troj', 'czwor'];

/** „2 osobowy”, „dla dwóch osób” and „dla dwojga” are „dwuosobowy”, as in the catalogue. */
function withPersons(text: string): string {
  const plain = text.replace(FOR_SEVERAL, (_, several: string) => `${PERSONS[SEVERAL.indexOf(several) + 1]}osobowy`);
  return plain.replace(FOR_PERSONS, (whole, digit: string | undefined, word: string | undefined) => {
    const count = digit ? Number(digit) : COUNTED.indexOf(word ?? '') + 1;
    const persons = PERSONS[count - 1];
    return persons ? `${persons}osobowy` : whole;
  });
}

/** Some names have only the number of persons. */
function personsIn(word: string): string[] {
  const count = PERSONS.findIndex((persons) => word.startsWith(`${persons}osob`)) + 1;
  return count > 0 ? [String(count)] : [];
}

const DENIALS = new Set(['bez', 'nie', 'oprocz', 'poza']);

function splitDenied(words: readonly string[]): { asked: string[]; denied: string[] } {
  const asked: string[] = [];
  const denied: string[] = [];
  for (let place = 0; place < words.length; place += 1) {
    const [word = '', next = ''] = [words[place], words[place + 1]];
    if (DENIALS.has(word) && next.length > 2 && !isStopWord(next)) {
      denied.push(next);
      place += 1;
    } else asked.push(word);
  }
  // A text of exclusions only says nothing about the product.
  return asked.some((word) => !isStopWord(word)) ? { asked, denied } : { asked: [...words], denied: [] };
}

type PlacedWord = Pick<SearchWord, 'word'> & { behind: boolean };

function distinguishingWords(words: readonly string[]): PlacedWord[] {
  const progress: PlacedWord[] = [];
  let behind = false;
  for (const word of words) {
    if (isPreposition(word)) behind = progress.length > 0;
    if (isStopWord(word) || progress.some((known) => known.word === word)) continue;
    progress.push({ word, behind });
  }
  const meaning = progress.filter(({ word }) => !isFiller(stemWord(word)));
  return meaning.length > 0 ? meaning : progress;
}

/** Finds phrases of the dictionary or the owner („sleeping bag”). */
function withPhrases(words: readonly PlacedWord[], own: OwnWords): SearchWord[] {
  const found: SearchWord[] = [];
  for (let place = 0; place < words.length; ) {
    const phrase = phraseAt(words, place, own);
    for (const word of phrase?.words ?? words.slice(place, place + 1)) {
      const { behind } = word;
      found.push({ ...searchWord(word.word, own), ...(behind && { behind }), ...phrase?.names });
    }
    place += phrase?.words.length ?? 1;
  }
  return found;
}

/** Longest phrase of the dictionary, in words. */
const MAX_PHRASE_LENGTH = 2;

function phraseAt(words: readonly PlacedWord[], place: number, own: OwnWords) {
  for (let length = Math.max(MAX_PHRASE_LENGTH, own.maxLength); length > 1; length -= 1) {
    const phrase = words.slice(place, place + length);
    if (phrase.length < length) continue;
    const stems = phrase.map(({ word }) => stemWord(word));
    const names = otherNames(stems);
    const ownNames = own.namesOf(stems);
    if (names.length === 0 && ownNames.length === 0) continue;
    return { words: phrase, names: { ...(names.length > 0 && { otherNames: names }), ...withOwn(ownNames) } };
  }
  return null;
}
