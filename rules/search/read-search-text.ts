import { splitWords } from './split-words.ts';
import { stemWord } from './stem-word.ts';

/** Little words that say nothing about the product. */
const STOP_WORDS = new Set(['i', 'a', 'w', 'z', 'o', 'u', 'na', 'do', 'dla', 'od', 'ze', 'we', 'po', 'pod', 'oraz']);

const MOST_WORDS = 8;

export interface SearchWord {
  /** As typed, lower case without diacritics. */
  word: string;
  stem: string;
}

/** What a shopper asks for: at most eight telling words, each once. */
export function readSearchText(text: string): SearchWord[] {
  const words = [...new Set(splitWords(text))];
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return (telling.length > 0 ? telling : words).slice(0, MOST_WORDS).map((word) => ({ word, stem: stemWord(word) }));
}
