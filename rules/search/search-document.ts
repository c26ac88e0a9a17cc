import { plainText } from './plain-text.ts';
import { splitWords } from './split-words.ts';
import { stemWord } from './stem-word.ts';

/** How much a word tells about the product: A its name, B producer and code, C categories and traits. */
export type TermWeight = 'A' | 'B' | 'C';

export interface FindableProduct {
  name: string;
  code: string;
  producer: string;
  /** Names of categories, series, traits and the version. */
  other: string;
}

export interface SearchDocument {
  plainName: string;
  /** Words as written, without diacritics. */
  words: string[];
  /** Words and stems with weight and place; the word finds what is still being typed, the stem its other forms. */
  terms: { term: string; place: number; weight: TermWeight }[];
}

/** Everything a product can be found by. */
export function searchDocument(product: FindableProduct): SearchDocument {
  const words = new Set<string>();
  const terms: SearchDocument['terms'] = [];
  let place = 0;
  const add = (found: string[], weight: TermWeight) => {
    for (const word of found) {
      place += 1;
      words.add(word);
      terms.push({ term: word, place, weight });
      const stem = stemWord(word);
      if (stem !== word) terms.push({ term: stem, place, weight });
    }
  };
  add(splitWords(product.name), 'A');
  add(splitWords(product.producer), 'B');
  add(codeWords(product.code), 'B');
  add(splitWords(product.other), 'C');
  return { plainName: plainText(product.name), words: [...words], terms };
}

/** `KUB-001` is found by its parts and as `kub001`. */
function codeWords(code: string): string[] {
  const parts = splitWords(code);
  return parts.length > 1 ? [...parts, parts.join('')] : parts;
}
