import { relatedStems } from './related-words.ts';
import { LONGEST_SEARCH } from './search-limits.ts';
import { splitWords } from './split-words.ts';
import { stemWord } from './stem-word.ts';
import { isStopWord } from './stop-words.ts';

const MOST_WORDS = 8;
/** Only from where a word begins: tried from each of its letters, one long word would take the square of its length. */
const CODE = /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}]+(?:[-/._][\p{L}\p{N}]+)+|\p{L}{2,5} \d{5,})/gu;
/** So many digits belong to one code only. */
const UNSHARED = /\d{4}/;

export interface SearchWord {
  /** As typed, lower case without diacritics. */
  word: string;
  /** What its other forms share, then the stems of words that mean the same. */
  stems: [string, ...string[]];
  /** A piece of something like a code that other codes may share: alone it says nothing. */
  vague?: boolean;
}

/** What a shopper asks for: at most eight telling words, each once. */
export function readSearchText(sent: string): SearchWord[] {
  const text = sent.slice(0, LONGEST_SEARCH);
  const words = [...new Set(splitWords(text))];
  const vague = new Set(
    codesIn(text)
      .flatMap(splitWords)
      .filter((piece) => !UNSHARED.test(piece)),
  );
  const telling = words.filter((word) => !isStopWord(word));
  return (telling.length > 0 ? telling : words)
    .slice(0, MOST_WORDS)
    .map((word) => (vague.has(word) ? { ...searchWord(word), vague: true } : searchWord(word)));
}

/** Does it say what is meant when it stands alone? A single letter or digit does not, nor a piece of a code. */
export function isTelling({ word, vague }: SearchWord): boolean {
  return word.length > 1 && !vague;
}

/** `POL-00242` and `POL 00242`, but not `T-shirt`. */
function codesIn(text: string): string[] {
  return (text.match(CODE) ?? []).filter((code) => /\d/.test(code));
}

export function searchWord(word: string): SearchWord {
  const stem = stemWord(word);
  return { word, stems: [stem, ...relatedStems(stem)] };
}
