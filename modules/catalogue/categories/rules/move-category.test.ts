import fc from 'fast-check';
import { expect, it } from 'vitest';
import { layOutTree, placeCategory, placeOf, stepPlace, TREE_STEPS, type TreeRow } from './move-category.ts';

// Odzież (1): Kurtki (2): Puchowe (4); Spodnie (3). Buty (5).
const ROWS: TreeRow[] = [
  { id: 1, parentId: null, position: 1 },
  { id: 2, parentId: 1, position: 10 },
  { id: 3, parentId: 1, position: 20 },
  { id: 4, parentId: 2, position: 1 },
  { id: 5, parentId: null, position: 2 },
];
const paths = (rows: ReturnType<typeof placeCategory>) =>
  typeof rows === 'string' ? rows : rows.map(({ path }) => path.join('>'));

it('O.29 a category goes to another one with all below it, before the one that is named, or last', () => {
  expect(paths(layOutTree(ROWS))).toEqual(['1', '1>2', '1>2>4', '1>3', '5']);
  expect(paths(placeCategory(ROWS, 2, { parentId: 5, beforeId: null }))).toEqual(['1', '1>3', '5', '5>2', '5>2>4']);
  expect(paths(placeCategory(ROWS, 4, { parentId: 1, beforeId: 3 }))).toEqual(['1', '1>2', '1>4', '1>3', '5']);
  expect(paths(placeCategory(ROWS, 5, { parentId: null, beforeId: 1 }))).toEqual(['5', '1', '1>2', '1>2>4', '1>3']);
});

it('O.29 a category is never below itself, nor deeper than the menu shows', () => {
  expect(placeCategory(ROWS, 1, { parentId: 4, beforeId: null })).toBe('cycle');
  expect(placeCategory(ROWS, 2, { parentId: 2, beforeId: null })).toBe('cycle');
  expect(placeCategory(ROWS, 1, { parentId: 5, beforeId: null })).toBe('too-deep');
  expect(placeCategory(ROWS, 5, { parentId: 4, beforeId: null })).toBe('too-deep');
  expect(placeCategory(ROWS, 9, { parentId: 1, beforeId: null })).toBe('unknown');
  expect(placeCategory(ROWS, 5, { parentId: 9, beforeId: null })).toBe('unknown');
});

it('O.29 one step goes past the neighbour, below the one above, or out next to the parent', () => {
  expect(stepPlace(ROWS, 3, 'up')).toEqual({ parentId: 1, beforeId: 2 });
  expect(stepPlace(ROWS, 2, 'down')).toEqual({ parentId: 1, beforeId: null });
  expect(stepPlace(ROWS, 3, 'in')).toEqual({ parentId: 2, beforeId: null });
  expect(stepPlace(ROWS, 4, 'out')).toEqual({ parentId: 1, beforeId: 3 });
  expect(stepPlace(ROWS, 3, 'out')).toEqual({ parentId: null, beforeId: 5 });
  const nowhere = [stepPlace(ROWS, 1, 'up'), stepPlace(ROWS, 5, 'down'), stepPlace(ROWS, 2, 'in')];
  expect([...nowhere, stepPlace(ROWS, 1, 'out')]).toEqual([null, null, null, null]);
});

it('O.29 after any sequence of steps no category is lost, doubled or below itself, and each step can be reversed', () => {
  const steps = fc.array(fc.record({ id: fc.constantFrom(1, 2, 3, 4, 5), step: fc.constantFrom(...TREE_STEPS) }));
  fc.assert(
    fc.property(steps, (wanted) => {
      let rows = layOutTree(ROWS);
      for (const { id, step } of wanted) {
        const to = stepPlace(rows, id, step);
        const from = placeOf(rows, id);
        const after = to && placeCategory(rows, id, to);
        if (!after || !from || typeof after === 'string') continue;
        expect(placeCategory(after, id, from)).toEqual(rows);
        rows = after;
        expect(rows.map((row) => row.id).toSorted()).toEqual([1, 2, 3, 4, 5]);
        expect(rows.every(({ path, level }) => level === path.length && level <= 3)).toBe(true);
      }
    }),
  );
});
