const GOES_ON = '…';

/**
 * The beginning of a text, as whole words, where there is room for so many characters. Apart from the other functions of texts: those
 * are needed before React is there, this one by pages that wait for it.
 */
export function firstWords(text: string, max: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= max) return plain;
  const end = plain.lastIndexOf(' ', max - 1);
  return `${plain.slice(0, end > 0 ? end : max - 1)}${GOES_ON}`;
}
