/** A category of the menu with the levels below it. */
export interface CategoryNode {
  id: number;
  name: string;
  wholeName: string | null;
  link: string;
  count: number;
  photo: string | null;
  children: CategoryNode[];
}

export interface BranchNode {
  name: string;
  link: string;
  count: number;
  /** Only of categories on the way, and of the one that is open. */
  children: BranchNode[];
}

/**
 * The department an open category belongs to, unfolded down to it: where one is, and what is next to it. With filters chosen
 * `left` says how many products they leave in each category; those without any are left out,
 * and so is a department they leave empty.
 */
export function categoryBranch(
  tree: readonly CategoryNode[],
  path: readonly { link: string }[],
  left: ReadonlyMap<number, number> | null = null,
): BranchNode | null {
  const onTheWay = new Set(path.map(({ link }) => link));
  const countOf = ({ id, count }: CategoryNode) => (left ? (left.get(id) ?? 0) : count);
  const isShown = (node: CategoryNode) => left === null || countOf(node) > 0 || onTheWay.has(node.link);
  const unfold = (node: CategoryNode): BranchNode => ({
    name: node.name,
    link: node.link,
    count: countOf(node),
    children: onTheWay.has(node.link) ? node.children.filter(isShown).map(unfold) : [],
  });
  const department = tree.find(({ link }) => onTheWay.has(link));
  return department && (left === null || countOf(department) > 0) ? unfold(department) : null;
}

/** The picture of the department a way leads through: those of the categories in it are of single products. */
export function findScene(tree: readonly CategoryNode[], path: readonly { link: string }[]): string | null {
  return tree.find(({ link }) => path.some((step) => step.link === link))?.photo ?? null;
}

/** Polish adjectives in the plural, and names that begin with a preposition. */
const LEANS_ON_PARENT = /^(?:(?:bez|dla|do|na|nad|od|pod|w|we|z|ze) |\p{L}*(?:kie|ne|owe)(?: |$))/iu;

/** Name of a category without its parent: „Przeciwdeszczowe” are „Kurtki przeciwdeszczowe”, „Polary” are polary. */
export function nameOutsideTree(name: string, parent: string | null): string {
  if (!parent || !LEANS_ON_PARENT.test(name) || LEANS_ON_PARENT.test(parent)) return name;
  return `${parent} ${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}
