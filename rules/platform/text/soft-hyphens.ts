const SHORTEST_WORD = 12;
const CONSONANT = '(?:[csrd]z|d[źż]|ch|[bcćdfghjklłmnńpqrsśtvwxzźż])';
const INSIDE_DIGRAPH = '(?<=[csrd](?=z)|d(?=[źż])|c(?=h))';
/**
 * A syllable begins at the last consonant before a vowel; an `i` before another vowel only softens it. Three letters stay
 * before the hyphen and three come after it.
 */
const BEFORE_SYLLABLE = new RegExp(
  `(?<=\\p{L}{3})(?!${INSIDE_DIGRAPH})(?=${CONSONANT}i?[aąeęioóuy]\\p{L})(?=\\p{L}{3})`,
  'giu',
);

/** Says where long Polish words may be broken: few browsers know the language, and narrow columns would cut anywhere. */
export function softHyphens(text: string): string {
  return text.replace(/\p{L}+/gu, (word) =>
    word.length < SHORTEST_WORD ? word : word.replace(BEFORE_SYLLABLE, '\u00AD'),
  );
}
