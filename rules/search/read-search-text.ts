import { relatedStems } from './related-words.ts';
import { splitWords } from './split-words.ts';
import { stemWord } from './stem-word.ts';
import { isStopWord } from './stop-words.ts';

const MOST_WORDS = 8;

export interface SearchWord {
  /** As typed, lower case without diacritics. */
  word: string;
  /** What its other forms share, then the stems of words that mean the same. */
  stems: [string, ...string[]];
}

/** What a shopper asks for: at most eight telling words, each once. */
export function readSearchText(text: string): SearchWord[] {
  const words = [...new Set(splitWords(text))];
  const telling = words.filter((word) => !isStopWord(word));
  return (telling.length > 0 ? telling : words).slice(0, MOST_WORDS).map(searchWord);
}

export function searchWord(word: string): SearchWord {
  const stem = stemWord(word);
  return { word, stems: [stem, ...relatedStems(stem)] };
}
