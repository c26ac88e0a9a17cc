import type { RankedQuery } from './text-query.ts';

/** Which of a few documents have a term, or one that begins so; a bit for each document. */
interface TermIndex {
  documents: number;
  /** In the order of code units, for beginnings. */
  terms: readonly string[];
  holders: ReadonlyMap<string, Uint32Array>;
}

/** Documents by their terms, so that what `text-query.ts` writes can be asked of them as `@@` of PostgreSQL would answer. */
export function indexTerms(documents: readonly (readonly string[])[]): TermIndex {
  const holders = new Map<string, Uint32Array>();
  for (const [place, terms] of documents.entries()) {
    for (const term of terms) {
      const bits = holders.get(term) ?? new Uint32Array(wordsFor(documents.length));
      bits[place >> 5] = (bits[place >> 5] ?? 0) | (1 << (place & 31));
      holders.set(term, bits);
    }
  }
  return { documents: documents.length, terms: [...holders.keys()].sort(), holders };
}

/** For every document that matches the last query, its place and the first query it matches: 0 is best. */
export function findFits(index: TermIndex, query: RankedQuery): { place: number; fit: number }[] {
  const tiers = query.map((text) => evaluate(index, text));
  const last = tiers.at(-1);
  const found: { place: number; fit: number }[] = [];
  for (let place = 0; place < index.documents; place += 1) {
    if (!last || !holds(last, place)) continue;
    found.push({ place, fit: tiers.findIndex((bits) => holds(bits, place)) });
  }
  return found;
}

/** A quoted term, perhaps only the beginning of one, or one of the signs between. */
const TOKEN = /'(?<term>[^']*)'(?<begins>:\*)?|[&|!()]/g;

/** The text form of a `tsquery` as this folder writes it: `!` before `&` before `|`. The empty one is met by all. */
function evaluate(index: TermIndex, text: string): Uint32Array {
  if (text === '') return everything(index);
  const tokens = [...text.matchAll(TOKEN)];
  let next = 0;
  const is = (sign: string) => tokens[next]?.[0] === sign;

  function any(): Uint32Array {
    const bits = all();
    while (is('|')) {
      next += 1;
      combine(bits, all(), (one, other) => one | other);
    }
    return bits;
  }

  function all(): Uint32Array {
    const bits = one();
    while (is('&')) {
      next += 1;
      combine(bits, one(), (held, other) => held & other);
    }
    return bits;
  }

  function one(): Uint32Array {
    const token = tokens[next];
    next += 1;
    if (!token) throw new SyntaxError(`a query ends too early: ${text}`);
    if (token[0] === '!') return combine(everything(index), one(), (whole, held) => whole & ~held);
    if (token[0] === '(') {
      const inside = any();
      if (!is(')')) throw new SyntaxError(`a bracket is not closed: ${text}`);
      next += 1;
      return inside;
    }
    const { term = '', begins } = token.groups ?? {};
    return begins ? holdersOfBeginning(index, term) : Uint32Array.from(index.holders.get(term) ?? nothing(index));
  }

  const found = any();
  if (next < tokens.length) throw new SyntaxError(`a query goes on: ${text}`);
  return found;
}

function holdersOfBeginning(index: TermIndex, beginning: string): Uint32Array {
  const { terms, holders } = index;
  const bits = nothing(index);
  for (let place = firstNotBelow(terms, beginning); terms[place]?.startsWith(beginning); place += 1) {
    combine(bits, holders.get(terms[place] ?? '') ?? bits, (one, other) => one | other);
  }
  return bits;
}

function firstNotBelow(terms: readonly string[], text: string): number {
  let [low, high] = [0, terms.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

function combine(into: Uint32Array, from: Uint32Array, how: (one: number, other: number) => number): Uint32Array {
  for (let place = 0; place < into.length; place += 1) into[place] = how(into[place] ?? 0, from[place] ?? 0);
  return into;
}

function holds(bits: Uint32Array, place: number): boolean {
  return (((bits[place >> 5] ?? 0) >> (place & 31)) & 1) === 1;
}

function nothing({ documents }: TermIndex): Uint32Array {
  return new Uint32Array(wordsFor(documents));
}

function everything(index: TermIndex): Uint32Array {
  return nothing(index).fill(0xffff_ffff);
}

function wordsFor(documents: number): number {
  return Math.ceil(documents / 32);
}
