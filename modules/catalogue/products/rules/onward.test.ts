import { expect, it } from 'vitest';
import type { CategoryNode } from './category-tree.ts';
import { findOnward } from './onward.ts';

const node = (name: string, count = 3): CategoryNode => ({
  id: 1,
  name,
  wholeName: null,
  link: `/${name}`,
  count,
  photo: `${name}.webp`,
  children: [],
});
const step = (name: string) => ({ name, link: `/${name}` });

const tree = [node('odziez'), node('buty'), node('namioty', 0), node('kuchnia')];
const from = (...path: string[]) => {
  const { departments, ...rest } = findOnward(tree, path.map(step), 2);
  return { ...rest, departments: departments.map(({ name }) => name) };
};

it.each([
  ['a department', ['buty'], { departments: ['kuchnia', 'odziez'], parent: null, photos: ['kuchnia.webp'] }],
  [
    'a category in one',
    ['odziez', 'kurtki'],
    { departments: ['buty', 'kuchnia'], parent: step('odziez'), photos: ['odziez.webp'] },
  ],
  ['a search', [], { departments: ['odziez', 'buty'], parent: null, photos: ['kuchnia.webp'] }],
  [
    'a series of a producer',
    ['polana', 'lato'],
    { departments: ['odziez', 'buty'], parent: null, photos: ['kuchnia.webp'] },
  ],
])('from %s it goes on to the next departments that have products, and up', (_, path, expected) => {
  expect(from(...path)).toEqual(expected);
});

it('shows the whole shop by four departments, first by those it does not name, never by its own', () => {
  const large = ['odziez', 'buty', 'plecaki', 'namioty', 'kuchnia', 'rowery'].map((name) => node(name));
  expect(findOnward(large, [step('buty')], 2).photos).toEqual([
    'kuchnia.webp',
    'rowery.webp',
    'odziez.webp',
    'plecaki.webp',
  ]);
});
