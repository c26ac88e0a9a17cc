import type { CategoryNode } from './category-tree.ts';

type Department = Pick<CategoryNode, 'id' | 'name' | 'link' | 'count' | 'photo'>;

/** Where a shopper may go from the end of a listing. */
export interface Onward {
  /** Others than the one the listing belongs to, beginning with the next. */
  departments: Department[];
  /** One step up; null for a department, and for what is in none. */
  parent: { name: string; link: string } | null;
  /** Of the way up: the department the listing belongs to, or several that stand for all; one where there are too few. */
  photos: string[];
}

/** So many pictures stand for the whole shop. */
const COLLAGE = 4;

export function findOnward(
  tree: readonly CategoryNode[],
  path: readonly { name: string; link: string }[],
  max: number,
): Onward {
  const own = tree.findIndex(({ link }) => path.some((step) => step.link === link));
  const others = [...tree.slice(own + 1), ...tree.slice(0, Math.max(own, 0))].filter(({ count }) => count > 0);
  const parent = own === -1 ? undefined : path.at(-2);
  // Those not named next to them come first.
  const all = parent ? tree.slice(own, own + 1) : [...others.slice(max), ...others.slice(0, max)];
  const photos = all.flatMap(({ photo }) => photo ?? []);
  return {
    departments: others.slice(0, max).map(({ id, name, link, count, photo }) => ({ id, name, link, count, photo })),
    parent: parent ? { name: parent.name, link: parent.link } : null,
    photos: photos.slice(0, photos.length < COLLAGE ? 1 : COLLAGE),
  };
}
