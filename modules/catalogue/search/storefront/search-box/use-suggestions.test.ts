import { expect, it } from 'vitest';
import { moveByKey, openingGroups } from './use-suggestions.ts';

it.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, -1],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, -1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Home', -1, null],
  ['End', -1, null],
  ['a', 1, null],
])('%s at %d of three leads to %s', (key, active, next) => {
  expect(moveByKey(key, active, 3)).toBe(next);
});

it('shows own searches before popular ones, each once', () => {
  const groups = openingGroups(['termos'], ['termos', 'koc wełniany']);
  expect(groups.map(({ title, suggestions }) => [title, suggestions.map(({ name }) => name)])).toEqual([
    ['Ostatnio szukane', ['termos']],
    ['Popularne zapytania', ['koc wełniany']],
  ]);
  expect(groups[0]?.suggestions[0]).toMatchObject({ link: '/szukaj?text=termos', recent: true });
});

it('shows nothing when there is nothing', () => {
  expect(openingGroups([], [])).toEqual([]);
});
