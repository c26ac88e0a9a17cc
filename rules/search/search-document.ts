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
  const words = [
    ...splitWords(product.name).map((word) => ({ word, weight: 'A' as const })),
    ...[...splitWords(product.producer), ...codeWords(product.code)].map((word) => ({ word, weight: 'B' as const })),
    ...splitWords(product.other).map((word) => ({ word, weight: 'C' as const })),
  ];
  return {
    plainName: plainText(product.name),
    words: [...new Set(words.map(({ word }) => word))],
    terms: words.flatMap(({ word, weight }, index) => {
      const stem = stemWord(word);
      const term = { place: index + 1, weight };
      return stem === word
        ? [{ ...term, term: word }]
        : [
            { ...term, term: word },
            { ...term, term: stem },
          ];
    }),
  };
}

/** `KUB-001` is found by its parts and as `kub001`. */
function codeWords(code: string): string[] {
  const parts = splitWords(code);
  return parts.length > 1 ? [...parts, parts.join('')] : parts;
}
