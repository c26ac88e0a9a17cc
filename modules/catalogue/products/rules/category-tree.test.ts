import { expect, it } from 'vitest';
import { type BranchNode, type CategoryNode, categoryBranch, findScene, nameOutsideTree } from './category-tree.ts';

let next = 0;
const node = (name: string, ...children: CategoryNode[]): CategoryNode => ({
  id: next++,
  name,
  wholeName: null,
  link: `/${name}`,
  count: 1,
  photo: null,
  children,
});
const tree = [node('dom'), node('odziez', node('kurtki', node('puchowe')), node('koszulki', node('polo')))];
const render = ({ name, children }: BranchNode): string =>
  children.length > 0 ? `${name}(${children.map(render).join(' ')})` : name;
const branch = (...path: string[]) => {
  const found = categoryBranch(
    tree,
    path.map((name) => ({ link: `/${name}` })),
  );
  return found && render(found);
};

it.each([
  [['odziez'], 'odziez(kurtki koszulki)'],
  [['odziez', 'kurtki'], 'odziez(kurtki(puchowe) koszulki)'],
  [['odziez', 'kurtki', 'puchowe'], 'odziez(kurtki(puchowe) koszulki)'],
  [['odziez', 'koszulki'], 'odziez(kurtki koszulki(polo))'],
  [['dom'], 'dom'],
])('the way %j unfolds %s and leaves its neighbours folded', (path, rendered) => {
  expect(branch(...path)).toBe(rendered);
});

it('a listing of no department has no branch', () => {
  expect(branch('producent')).toBeNull();
  expect(branch()).toBeNull();
});

it('with filters chosen each category says what they leave, and those without a product are left out but for the way', () => {
  const [, clothes] = tree;
  const [jackets, shirts] = clothes?.children ?? [];
  const way = [{ link: '/odziez' }, { link: '/kurtki' }];
  const left = (counts: [CategoryNode | undefined, number][]) =>
    categoryBranch(tree, way, new Map(counts.map(([found, count]) => [found?.id ?? -1, count])));
  expect(
    left([
      [clothes, 5],
      [shirts, 5],
    ]),
  ).toMatchObject({
    count: 5,
    children: [
      { name: 'kurtki', count: 0, children: [] },
      { name: 'koszulki', count: 5 },
    ],
  });
  expect(
    left([
      [clothes, 3],
      [jackets, 3],
    ])?.children,
  ).toMatchObject([{ name: 'kurtki', count: 3 }]);
  expect(left([])).toBeNull();
  const empty = { ...node('pusta'), count: 0 };
  expect(categoryBranch([empty], [{ link: '/pusta' }])?.name).toBe('pusta');
  const nested = node('z-pusta', empty);
  expect(categoryBranch([nested], [{ link: '/z-pusta' }])?.children).toMatchObject([{ name: 'pusta', count: 0 }]);
});

it.each([
  ['Przeciwdeszczowe', 'Kurtki', 'Kurtki przeciwdeszczowe'],
  ['Puchowe i ocieplane', 'Kurtki', 'Kurtki puchowe i ocieplane'],
  ['Wysokie', 'Buty trekkingowe', 'Buty trekkingowe wysokie'],
  ['Z krótkim rękawem', 'Koszulki', 'Koszulki z krótkim rękawem'],
  ['Na co dzień', 'Buty', 'Buty na co dzień'],
  ['Czapki i kapelusze', 'Dodatki', 'Czapki i kapelusze'],
  ['Bezrękawniki', 'Kurtki', 'Bezrękawniki'],
  ['Spodnie trekkingowe', 'Spodnie i szorty', 'Spodnie trekkingowe'],
  ['Dla psa', 'Dla dzieci i zwierząt', 'Dla psa'],
  ['Zimowe', null, 'Zimowe'],
])('%s of %s is read as %s', (name, parent, read) => {
  expect(nameOutsideTree(name, parent)).toBe(read);
});

it.each([
  [['odziez'], 'odziez.webp'],
  [['odziez', 'kurtki'], 'odziez.webp'],
  [['dom'], null],
  [['producent'], null],
  [[], null],
])('the listing at the end of the way %j has the picture %j, that of its department', (path, photo) => {
  const jacket = { ...node('kurtki'), photo: 'kurtka.webp' };
  const departments = [node('dom'), { ...node('odziez', jacket), photo: 'odziez.webp' }];
  const way = path.map((name) => ({ link: `/${name}` }));
  expect(findScene(departments, way)).toBe(photo);
});
