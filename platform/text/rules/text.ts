/** No shopper types it and PostgreSQL cannot store it. */
export function withoutNul(text: string): string {
  return text.replaceAll('\u0000', '');
}

/** Browsers read HTML with one kind of line end. */
export function oneLineEnd(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as HTML and XML hold it, between tags and in attributes, which we write in double quotes. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}

/** Of a text pasted by mistake its beginning is enough. */
const MAX_LENGTH = 80;

/** Sign by sign: half of an emoji is no text. */
export function shortenText(text: string): string {
  const characters = [...text];
  return characters.length > MAX_LENGTH ? `${characters.slice(0, MAX_LENGTH).join('')}…` : text;
}

const MIN_WORD_LENGTH = 12;
const CONSONANT = '(?:[csrd]z|d[źż]|ch|[bcćdfghjklłmnńpqrsśtvwxzźż])';
const INSIDE_DIGRAPH = '(?<=[csrd](?=z)|d(?=[źż])|c(?=h))';
/**
 * A syllable begins at the last consonant before a vowel; an `i` before another vowel only softens it. Three characters stay
 * before the hyphen and three come after it.
 */
const BEFORE_SYLLABLE = new RegExp(
  `(?<=\\p{L}{3})(?!${INSIDE_DIGRAPH})(?=${CONSONANT}i?[aąeęioóuy]\\p{L})(?=\\p{L}{3})`,
  'giu',
);

/** Says where long Polish words may be broken: few browsers know the language, and narrow columns would cut anywhere. */
export function softHyphens(text: string): string {
  return text.replace(/\p{L}+/gu, (word) =>
    word.length < MIN_WORD_LENGTH ? word : word.replace(BEFORE_SYLLABLE, '\u00AD'),
  );
}
