import { plainText } from '#platform/text/rules/plain-text.ts';
import { isStopWord } from '#platform/text/rules/split-words.ts';

export interface RewordedText {
  searched: string;
  leftOut: string[];
}

/** A removed word takes its prepositions along (`buty na szlqk`: `buty`). */
export function rewordText(text: string, meant: ReadonlyMap<string, string | null>): RewordedText {
  const leftOut = new Set<string>();
  const said = new Map<string, string>();
  let leading: string[] = [];
  for (const typed of typedWords(text)) {
    const plain = plainText(typed);
    const word = meant.get(plain);
    if (word === undefined) {
      // Stop words belong to the next word; limits and exclusions stay as typed.
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

export function wordAsTyped(text: string, plainWord: string): string {
  return typedWords(text).find((typed) => plainText(typed) === plainWord) ?? plainWord;
}

function typedWords(text: string): readonly string[] {
  return text.toLocaleLowerCase('pl').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Keeps the typed ending with Polish letters: `namoitów` is `namiotów`. */
function withEnding(typed: string, plain: string, meant: string): string {
  const meantPlain = plainText(meant);
  if (typed.length !== plain.length || meant.length !== meantPlain.length) return meant;
  let same = 0;
  while (same < Math.min(plain.length, meant.length) && plain.at(-1 - same) === meantPlain.at(-1 - same)) same += 1;
  const ending = typed.slice(typed.length - same);
  return plainText(ending) === ending ? meant : meant.slice(0, meant.length - same) + ending;
}
