import { stemWord } from './stem-word.ts';
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

/**
 * The word of the catalogue the shopper most likely meant: fewest slips, then the very form, same first letter, longest,
 * most products. A catalogue holds few forms of a word: of another form the stems are compared, and its ending is kept.
 */
export function chooseCorrection(typed: string, known: readonly KnownWord[]): string | null {
  const near = known
    .flatMap((candidate) => [byWord(typed, candidate), byStem(typed, candidate)])
    .filter((guess) => guess !== null)
    .sort(
      (a, b) =>
        a.slips - b.slips ||
        Number(a.isForm) - Number(b.isForm) ||
        Number(b.word[0] === typed[0]) - Number(a.word[0] === typed[0]) ||
        // A letter is sooner forgotten than added.
        b.word.length - a.word.length ||
        b.frequency - a.frequency ||
        a.word.localeCompare(b.word),
    );
  return near[0]?.word ?? null;
}

interface Guess extends KnownWord {
  slips: number;
  /** Not the word of the catalogue itself but a form of it. */
  isForm: boolean;
}

function byWord(typed: string, known: KnownWord): Guess | null {
  const most = slipsForgiven(typed);
  const slips = most > 0 ? typingDistance(typed, known.word, most) : 1;
  return slips <= most ? { ...known, slips, isForm: false } : null;
}

function byStem(typed: string, known: KnownWord): Guess | null {
  const typedStem = stemWord(typed);
  const stem = stemWord(known.word);
  // With the same stem it would have been found; with another first letter, or two slips, it is mostly another word.
  if (slipsForgiven(typedStem) === 0 || stem[0] !== typed[0] || typingDistance(typedStem, stem, 1) !== 1) return null;
  const ending = typed.startsWith(typedStem) ? typed.slice(typedStem.length) : '';
  const form = stem + ending;
  return { ...known, word: ending && stemWord(form) === stem ? form : known.word, slips: 1, isForm: true };
}
