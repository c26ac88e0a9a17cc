import { plainText } from '#platform/text/rules/plain-text.ts';

export type PointQuery =
  | { kind: 'empty' }
  /** Contains no name of a place. */
  | { kind: 'unreadable' }
  | { kind: 'postcode'; postcode: string }
  /** One word or more of a city, or the name of a point. */
  | { kind: 'city'; words: string[] }
  /** With a house number or a comma: a street and a city. */
  | { kind: 'address'; words: string[] };

const MAX_LENGTH = 120;
/** Words before the name of a street, which the data of a point may lack. */
const STREET_WORDS = new Set(['ul', 'ulica', 'al', 'aleja', 'aleje', 'pl', 'plac', 'os', 'osiedle', 'rondo']);

/** A search such as `30-224`, `Kraków` or `Długa 5, Kraków`. */
export function parsePointQuery(text: string): PointQuery {
  const typed = text.slice(0, MAX_LENGTH).trim();
  if (typed === '') return { kind: 'empty' };
  const postcode = /(?:^|\s)(\d{2})[- ]?(\d{3})(?=$|[\s,])/.exec(typed);
  if (postcode) return { kind: 'postcode', postcode: `${postcode[1]}-${postcode[2]}` };
  const words = plainText(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !STREET_WORDS.has(word));
  if (!words.some((word) => /\p{L}/u.test(word))) return { kind: 'unreadable' };
  const isAddress = typed.includes(',') || (words.length > 1 && words.some((word) => /^\d+\p{L}?$/u.test(word)));
  // House numbers of points differ from the customer's.
  const named = isAddress ? words.filter((word) => /^\p{L}/u.test(word)) : words;
  return { kind: isAddress ? 'address' : 'city', words: named };
}
