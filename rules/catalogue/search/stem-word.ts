/** Inflection endings without diacritics, longest first; `uw` is how many spell `ów`. */
const ENDINGS = [
  ...['iego', 'iemu', 'iami', 'iach', 'iowi', 'iowe'],
  ...['ego', 'emu', 'ymi', 'imi', 'ami', 'ach', 'ych', 'ich', 'owi', 'iej', 'iem', 'iow', 'iom'],
  ...['om', 'ow', 'uw', 'em', 'ej', 'ym', 'im', 'ia', 'ie', 'iu', 'io'],
  ...['a', 'e', 'i', 'o', 'u', 'y'],
];

const SHORTEST_STEM = 3;
const SHORTEST_WITH_FLEETING_E = 5;

/**
 * The part of a Polish word that its forms share: kubek, kubki, kubków give `kubk`; but, buty, butów give `but` (X.27).
 * Takes a word without diacritics. Two rounds, because `systemy` first becomes `system`, which itself looks like an
 * instrumental; the fleeting e goes last, so that kubek meets kubk-i and toreb meets torb-a.
 */
export function stemWord(plainWord: string): string {
  if (/\d/.test(plainWord)) return plainWord;
  return dropFleetingE(dropEnding(dropEnding(plainWord)));
}

function dropEnding(word: string): string {
  const ending = ENDINGS.find((end) => word.endsWith(end) && word.length - end.length >= SHORTEST_STEM);
  return ending === undefined ? word : word.slice(0, -ending.length);
}

function dropFleetingE(stem: string): string {
  if (stem.length < SHORTEST_WITH_FLEETING_E) return stem;
  return stem.replace(/([bcdfghjklmnprstvwxz])i?e([bcdfghjklmnprstvwxz])$/, '$1$2');
}
