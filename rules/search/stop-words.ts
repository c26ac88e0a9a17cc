/** Little words that say nothing about the product, without diacritics. */
const STOP_WORDS = new Set([
  ...['i', 'a', 'w', 'z', 'o', 'u', 'na', 'do', 'dla', 'od', 'ze', 'we', 'po', 'pod', 'oraz', 'lub', 'albo', 'czy'],
  ...['za', 'nad', 'przy', 'przez', 'sie', 'to', 'ta', 'te', 'ten', 'jest', 'jak', 'jaki', 'jaka', 'jakie', 'moze'],
]);

export function isStopWord(plainWord: string): boolean {
  return STOP_WORDS.has(plainWord);
}
