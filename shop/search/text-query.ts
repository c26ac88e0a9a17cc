import { isTelling, type SearchWord } from '#rules/search/read-search-text.ts';
import { FIRST_IN_NAME, IN_MIXED, IN_NAME } from '#rules/search/search-document.ts';

/**
 * Queries in the text form of `tsquery`, those that fit best first. The last one matches everything the others match, so
 * it says what is found, and all together say in which order.
 */
export type RankedQuery = readonly [...string[], string];

/** Every word in one of its forms. */
export function byForms(words: readonly SearchWord[]): RankedQuery {
  return ranked(words, writeForms);
}

/** Every word in one of its forms or as the beginning of another. */
export function byBeginnings(words: readonly SearchWord[]): RankedQuery {
  return ranked(words, writeBeginnings);
}

/** The same, or in one of its forms in a category called after several things: a mere beginning would bring in whole departments. */
export function byAnything(words: readonly SearchWord[]): RankedQuery {
  const mixed = all(words, '', (word, mark) => [...writeBeginnings(word, mark), ...writeForms(word, IN_MIXED)]);
  return [...byBeginnings(words), mixed];
}

/** For suggestions: what is called so, then what may become so while typing goes on, then all else in the same order. */
export function byFormsOrBeginnings(words: readonly SearchWord[]): RankedQuery {
  const [named, partlyNamed, ...others] = ranked(words, writeForms);
  const [begun, partlyBegun, ...othersBegun] = ranked(words, writeBeginnings);
  return [named, partlyNamed, begun, partlyBegun, ...others, ...othersBegun];
}

const MOST_CHOSEN_FROM = 5;

/** At least half of the words, more of them first. */
export function byHalf(words: readonly SearchWord[]): RankedQuery | null {
  if (words.length < 2) return null;
  const some = words.filter(isTelling).slice(0, MOST_CHOSEN_FROM);
  if (some.length === 0) return null;
  const least = Math.max(1, Math.floor(some.length / 2));
  const tiers: string[] = [];
  for (let size = some.length; size >= least; size -= 1) {
    const anyOfThem = choices(some, size).map((chosen) => `(${all(chosen, '', writeForms)})`);
    const last = tiers.at(-1);
    const query = [...(last ? [last] : []), ...anyOfThem].join(' | ');
    tiers.push(`(${query}) & (${any(some, FIRST_IN_NAME, writeForms)})`, query);
  }
  return [...tiers.slice(0, -1), tiers.at(-1) ?? ''];
}

type WriteWord = (word: SearchWord, mark: string) => string[];

/** The first two tiers are of things whose name begins with one of the words. */
function ranked(words: readonly SearchWord[], write: WriteWord): [string, string, string, string] {
  const anywhere = all(words, '', write);
  const inName = all(words, IN_NAME, write);
  const isFirst = any(words, FIRST_IN_NAME, write);
  return [`${inName} & (${isFirst})`, `${anywhere} & (${isFirst})`, inName, anywhere];
}

function writeBeginnings({ word, stems }: SearchWord, mark: string): string[] {
  return [`${term(mark + word)}:*`, ...stems.map((stem) => term(mark + stem))];
}

function writeForms({ word, stems }: SearchWord, mark: string): string[] {
  return [word, ...stems].map((form) => term(mark + form));
}

function all(words: readonly SearchWord[], mark: string, write: WriteWord): string {
  return words.map((word) => `(${write(word, mark).join(' | ')})`).join(' & ');
}

function any(words: readonly SearchWord[], mark: string, write: WriteWord): string {
  return words.flatMap((word) => write(word, mark)).join(' | ');
}

/** Words hold letters and digits only, so nothing inside the quotes needs escaping. */
function term(text: string): string {
  return `'${text}'`;
}

function choices<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) => choices(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]));
}
