import type { CategoryNode } from './category-tree.ts';

export interface BranchNode {
  name: string;
  link: string;
  count: number;
  /** Only of categories on the way, and of the one that is open. */
  children: BranchNode[];
}

/** The department an open category belongs to, unfolded down to it: where one is, and what lies beside. */
export function categoryBranch(tree: readonly CategoryNode[], path: readonly { link: string }[]): BranchNode | null {
  const onTheWay = new Set(path.map(({ link }) => link));
  const unfold = ({ name, link, count, children }: CategoryNode): BranchNode => ({
    ...{ name, link, count },
    children: onTheWay.has(link) ? children.map(unfold) : [],
  });
  const department = tree.find(({ link }) => onTheWay.has(link));
  return department ? unfold(department) : null;
}
