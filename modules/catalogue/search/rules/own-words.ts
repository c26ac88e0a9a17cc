import { type OtherName, phraseStems } from './related-words.ts';

export interface Synonym {
  phrases: readonly string[];
  names: readonly string[];
  /** Each word finds all others. */
  bothWays: boolean;
}

export interface OwnWords {
  namesOf(stems: readonly string[]): readonly OtherName[];
  /** Number of words of the longest phrase. */
  maxLength: number;
}

export const NO_OWN_WORDS: OwnWords = { namesOf: () => [], maxLength: 0 };

export function toOwnWords(synonyms: readonly Synonym[]): OwnWords {
  const namesByPhrase = new Map<string, Map<string, OtherName>>();
  for (const { phrases, names, bothWays } of synonyms) {
    const typed = bothWays ? [...phrases, ...names] : phrases;
    const meant = (bothWays ? typed : names).flatMap(toName);
    for (const phrase of typed) {
      const key = phraseStems(phrase).join(' ');
      if (key === '') continue;
      const found = namesByPhrase.get(key) ?? new Map<string, OtherName>();
      for (const name of meant) {
        const other = name.stems.join(' ');
        if (other !== key && !found.has(other)) found.set(other, name);
      }
      namesByPhrase.set(key, found);
    }
  }
  const lists = new Map([...namesByPhrase].map(([key, names]) => [key, [...names.values()]]));
  const lengths = [...lists.keys()].map((key) => key.split(' ').length);
  return {
    namesOf: (stems) => lists.get(stems.join(' ')) ?? [],
    maxLength: lengths.reduce((max, length) => Math.max(max, length), 0),
  };
}

function toName(shown: string): OtherName[] {
  const [first, ...rest] = phraseStems(shown);
  return first === undefined ? [] : [{ shown, stems: [first, ...rest] }];
}
