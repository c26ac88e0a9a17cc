import { plainText } from '#platform/text/rules/plain-text.ts';
import { isStopWord } from '#platform/text/rules/split-words.ts';

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
  for (const typed of typedWords(text)) {
    const plain = plainText(typed);
    const word = meant.get(plain);
    if (word === undefined) {
      // Little words go with what they lead to; limits and denials stay as they were typed.
      if (isStopWord(plain)) leading.push(typed);
      else {
        said.set(`${said.size} ${typed}`, [...leading, typed].join(' '));
        leading = [];
      }
    } else {
      if (word === null) leftOut.add(typed);
      else if (!said.has(word)) said.set(word, [...leading, withEnding(typed, plain, word)].join(' '));
      leading = [];
    }
  }
  return { searched: [...said.values()].join(' '), leftOut: [...leftOut] };
}

/** A word of the text with the letters it was typed with. */
export function wordAsTyped(text: string, plainWord: string): string {
  return typedWords(text).find((typed) => plainText(typed) === plainWord) ?? plainWord;
}

function typedWords(text: string): readonly string[] {
  return text.toLocaleLowerCase('pl').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** The meant word with the ending as it was typed where that has Polish letters: `namoitów` is `namiotów`. */
function withEnding(typed: string, plain: string, meant: string): string {
  const meantPlain = plainText(meant);
  if (typed.length !== plain.length || meant.length !== meantPlain.length) return meant;
  let same = 0;
  while (same < Math.min(plain.length, meant.length) && plain.at(-1 - same) === meantPlain.at(-1 - same)) same += 1;
  const ending = typed.slice(typed.length - same);
  return plainText(ending) === ending ? meant : meant.slice(0, meant.length - same) + ending;
}
