import { expect, it } from 'vitest';
import { openingGroups } from './opening-groups.ts';

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
