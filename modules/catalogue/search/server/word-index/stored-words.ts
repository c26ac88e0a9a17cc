import { type Column, checkKind, type IndexKind } from '#platform/memory-index/server/index.ts';
import type { Outdated } from './merge-segments.ts';
import { wordsFor } from './term-segment.ts';
import { WordIndex } from './word-index.ts';

/** Increase it when the columns or the terms mean something else. */
const FORMAT = 1;
const NUMBERS = ['ids', 'ranks', 'characterStarts', 'places', 'placeStarts', 'common', 'commonBits'] as const;

export const storedWords: IndexKind<WordIndex> = {
  name: 'search index',
  version: () => `${FORMAT} search`,
  async store(index) {
    return new Map(index.store().flatMap(listColumns));
  },
  restore(columns) {
    try {
      const parts = [...columns.keys()].filter((name) => name.startsWith('ids '));
      return new WordIndex(parts.map((_name, number) => toPart(columns, number)));
    } catch {
      return undefined;
    }
  },
};

function listColumns({ segment, gone }: Outdated, number: number): [name: string, column: Column][] {
  const numbers = NUMBERS.map((name): [string, Column] => [`${name} ${number}`, segment[name]]);
  return [...numbers, [`bytes ${number}`, segment.bytes], [`gone ${number}`, gone]];
}

function toPart(columns: ReadonlyMap<string, Column>, number: number): Outdated {
  const ints = (name: string, length?: number) => checkKind(columns.get(`${name} ${number}`), Int32Array, length);
  const ids = ints('ids');
  const words = wordsFor(ids.length);
  const [characterStarts, common] = [ints('characterStarts'), ints('common')];
  return {
    segment: {
      ids,
      ranks: ints('ranks', ids.length),
      bytes: checkKind(columns.get(`bytes ${number}`), Uint8Array, characterStarts.at(-1)),
      characterStarts,
      places: ints('places'),
      placeStarts: ints('placeStarts', characterStarts.length),
      common,
      commonBits: ints('commonBits', common.length * words),
    },
    gone: ints('gone', words),
  };
}
