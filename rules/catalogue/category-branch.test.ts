import { expect, it } from 'vitest';
import { type BranchNode, categoryBranch } from './category-branch.ts';
import type { CategoryNode } from './category-tree.ts';

let next = 0;
const node = (name: string, ...children: CategoryNode[]): CategoryNode => ({
  ...{ id: next++, name, link: `/${name}`, count: 1, photo: null, children },
});
const tree = [node('dom'), node('odziez', node('kurtki', node('puchowe')), node('koszulki', node('polo')))];
const draw = ({ name, children }: BranchNode): string =>
  children.length > 0 ? `${name}(${children.map(draw).join(' ')})` : name;
const branch = (...path: string[]) => {
  const found = categoryBranch(
    tree,
    path.map((name) => ({ link: `/${name}` })),
  );
  return found && draw(found);
};

it.each([
  [['odziez'], 'odziez(kurtki koszulki)'],
  [['odziez', 'kurtki'], 'odziez(kurtki(puchowe) koszulki)'],
  [['odziez', 'kurtki', 'puchowe'], 'odziez(kurtki(puchowe) koszulki)'],
  [['odziez', 'koszulki'], 'odziez(kurtki koszulki(polo))'],
  [['dom'], 'dom'],
])('the way %j unfolds %s and leaves its neighbours folded', (path, drawn) => {
  expect(branch(...path)).toBe(drawn);
});

it('a listing of no department has no branch', () => {
  expect(branch('producent')).toBeNull();
  expect(branch()).toBeNull();
});
