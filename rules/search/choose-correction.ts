import { typingDistance } from './typing-distance.ts';

export interface KnownWord {
  word: string;
  frequency: number;
}

/** How many slips a word of this length may hold (X.26): a short word with two slips is another word. */
export function slipsForgiven(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 7 ? 1 : 2;
}

/** The word of the catalogue the shopper most likely meant: fewest slips, then same first letter, then most products. */
export function chooseCorrection(typed: string, known: readonly KnownWord[]): string | null {
  const most = slipsForgiven(typed);
  if (most === 0) return null;
  const near = known
    .map((candidate) => ({ ...candidate, slips: typingDistance(typed, candidate.word, most) }))
    .filter((candidate) => candidate.slips <= most)
    .sort(
      (a, b) =>
        a.slips - b.slips ||
        Number(b.word[0] === typed[0]) - Number(a.word[0] === typed[0]) ||
        b.frequency - a.frequency ||
        a.word.localeCompare(b.word),
    );
  return near[0]?.word ?? null;
}
