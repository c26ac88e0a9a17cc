/** What follows them says what a thing is for or has. */
const PREPOSITIONS = new Set([
  ...['w', 'z', 'o', 'u', 'na', 'do', 'dla', 'od', 'ze', 'we', 'po', 'pod'],
  ...['za', 'nad', 'przy', 'przez'],
]);

/** Little words that say nothing about the product, without diacritics. */
const STOP_WORDS = new Set([
  ...PREPOSITIONS,
  ...['i', 'a', 'oraz', 'lub', 'albo', 'czy'],
  ...['sie', 'to', 'ta', 'te', 'ten', 'jest', 'jak', 'jaki', 'jaka', 'jakie', 'moze'],
]);

export function isStopWord(plainWord: string): boolean {
  return STOP_WORDS.has(plainWord);
}

export function isPreposition(plainWord: string): boolean {
  return PREPOSITIONS.has(plainWord);
}
