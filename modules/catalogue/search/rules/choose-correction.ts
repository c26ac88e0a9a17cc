import { stemWord } from './stem-word.ts';

export interface KnownWord {
  word: string;
  frequency: number;
}

/** X.26: a short word with two typos is another word. */
export function typosAllowed(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 7 ? 1 : 2;
}

/**
 * Fewest typos, then the exact form, same first letter, longest, most products. A catalogue has few forms of a word:
 * other forms are compared by stem and keep the typed ending.
 */
export function chooseCorrection(typed: string, known: readonly KnownWord[]): string | null {
  const near = known
    .flatMap((candidate) => [byWord(typed, candidate), byStem(typed, candidate)])
    .filter((guess) => guess !== null)
    .sort(
      (a, b) =>
        a.typos - b.typos ||
        Number(a.isForm) - Number(b.isForm) ||
        Number(b.word[0] === typed[0]) - Number(a.word[0] === typed[0]) ||
        // A forgotten character is likelier than an added one.
        b.word.length - a.word.length ||
        b.frequency - a.frequency ||
        a.word.localeCompare(b.word),
    );
  return near[0]?.word ?? null;
}

interface Guess extends KnownWord {
  typos: number;
  isForm: boolean;
}

function byWord(typed: string, known: KnownWord): Guess | null {
  const max = typosAllowed(typed);
  const typos = max > 0 ? typingDistance(typed, known.word, max) : 1;
  return typos <= max ? { ...known, typos, isForm: false } : null;
}

function byStem(typed: string, known: KnownWord): Guess | null {
  const typedStem = stemWord(typed);
  const stem = stemWord(known.word);
  // An equal stem would have been found; another first letter or two typos usually mean another word.
  if (typosAllowed(typedStem) === 0 || stem[0] !== typed[0] || typingDistance(typedStem, stem, 1) !== 1) return null;
  const ending = typed.startsWith(typedStem) ? typed.slice(typedStem.length) : '';
  const form = stem + ending;
  return { ...known, word: ending && stemWord(form) === stem ? form : known.word, typos: 1, isForm: true };
}

/** Counts missing, added and wrong characters and swapped neighbours, up to `max`. */
export function typingDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let typos = Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + (same ? 0 : 1));
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) typos = Math.min(typos, at(beforeLast, column - 2) + 1);
      current.push(typos);
    }
    if (Math.min(...current) > max) return max + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(at(last, b.length), max + 1);
}

function at(row: number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}

export interface HeadCandidate {
  /** Some product has it, as typed or as corrected. */
  known: boolean;
  /** Products are named so: the first word of a name, a producer or a series. */
  isProductNoun: boolean;
  behind: boolean;
  /** Not a number, a character or a piece of a code. */
  progress: boolean;
}

/**
 * The word that names the product; the others describe it: in „czarne rękawiczki na rower” the gloves. Null when the
 * catalogue has no such product: a red something is no answer to „czerwona drabina”.
 */
export function chooseHead(words: readonly HeadCandidate[]): number | null {
  const before = words.some(({ behind, progress }) => !behind && progress);
  const mayBe = ({ behind, progress }: HeadCandidate) => progress && !(before && behind);
  const noun = words.findIndex((word) => mayBe(word) && word.known && word.isProductNoun);
  if (noun >= 0) return noun;
  // Only a purpose („coś do czytania na szlak”) does not miss a product.
  if (before && words.some((word) => mayBe(word) && !word.known)) return null;
  const first = words.findIndex((word) => mayBe(word) && word.known);
  return first >= 0 ? first : null;
}
