import { plainText } from './plain-text.ts';
import { isStopWord } from './stop-words.ts';

export interface RewordedText {
  /** Every word as it was typed or as it was meant. */
  searched: string;
  /** Words that mean nothing, as they were typed. */
  leftOut: string[];
}

/** The text as it was searched. A word that goes takes the little words along that lead to it (`buty na szlqk`: `buty`). */
export function rewordText(text: string, meant: ReadonlyMap<string, string | null>): RewordedText {
  const leftOut = new Set<string>();
  const said = new Map<string, string>();
  let leading: string[] = [];
  for (const typed of text.toLocaleLowerCase('pl').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
    const plain = plainText(typed);
    const word = meant.get(plain);
    if (word === undefined) {
      if (isStopWord(plain)) leading.push(typed);
    } else {
      if (word === null) leftOut.add(typed);
      else if (!said.has(word)) said.set(word, [...leading, withEnding(typed, plain, word)].join(' '));
      leading = [];
    }
  }
  return { searched: [...said.values()].join(' '), leftOut: [...leftOut] };
}

/** The meant word with the ending as it was typed, diacritics and all: `namoitów` is `namiotów`. */
function withEnding(typed: string, plain: string, meant: string): string {
  if (typed.length !== plain.length) return meant;
  let same = 0;
  while (same < Math.min(plain.length, meant.length) && plain.at(-1 - same) === meant.at(-1 - same)) same += 1;
  return meant.slice(0, meant.length - same) + typed.slice(typed.length - same);
}
