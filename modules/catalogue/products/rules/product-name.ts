import { joinWithHardSpaces } from '#platform/text/rules/hard-spaces.ts';

/** Before a number that ends a name or a part of it. */
const ENDING_NUMBER = / (?=\d[\d.×x/-]*(?:, |$))/g;

/**
 * A name for a narrow column: what is read in one breath is not broken into two lines. Besides what holds for every text the number
 * of a model stays with its word, as in “Namiot Obóz 4”.
 */
export function joinNameWithHardSpaces(name: string): string {
  return joinWithHardSpaces(name).replace(ENDING_NUMBER, '\u00A0');
}

/** Keeps a range of sizes on one line. */
export const unbrokenSize = (name: string) => name.replaceAll(' ', '\u00A0').replaceAll('–', '\u2060–\u2060');
