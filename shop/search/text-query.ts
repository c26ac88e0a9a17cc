import type { SearchWord } from '#rules/search/read-search-text.ts';

/** Queries in the text form of `tsquery`; words hold letters and digits only, so nothing needs escaping. */
export interface TextQuery {
  /** Every word in one of its forms. */
  forms: string;
  /** The same, all in the product's name. */
  inName: string;
  /** Every word in one of its forms or as the beginning of another. */
  beginnings: string;
}

export function textQuery(words: readonly SearchWord[]): TextQuery {
  const all = (write: (word: SearchWord) => string) => words.map((word) => `(${write(word)})`).join(' & ');
  return {
    forms: all(({ word, stem }) => `${word} | ${stem}`),
    inName: all(({ word, stem }) => `${word}:A | ${stem}:A`),
    beginnings: all(({ word, stem }) => `${word}:* | ${stem}`),
  };
}
