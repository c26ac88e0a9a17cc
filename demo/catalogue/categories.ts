import tree from '../data/categories.json' with { type: 'json' };
import { demoData } from '../data.ts';

/** A category with those below it. */
interface Branch {
  slug: string;
  name: string;
  /** Name of the menu's link to all of it, where a plain „Zobacz wszystko” would say less. */
  wholeName?: string;
  description?: string;
  /** Number in Google's taxonomy and path in Ceneo's; those below inherit them. */
  comparison?: { google: number; ceneo: string };
  children?: readonly Branch[];
}

export interface DemoCategory extends Pick<Branch, 'slug' | 'name' | 'wholeName' | 'comparison'> {
  id: number;
  description: string;
  level: 1 | 2 | 3;
  parentId: number | null;
  path: readonly number[];
}

/** 100, 200 … at the top, 110, 120 … below, 111, 112 … at the bottom: the position in the tree gives the number. */
function flatten(branches: readonly Branch[], above: readonly number[] = []): DemoCategory[] {
  const parentId = above.at(-1) ?? null;
  const level = above.length === 0 ? 1 : above.length === 1 ? 2 : 3;
  return branches.flatMap(({ description = '', children = [], ...branch }, position) => {
    const id = (parentId ?? 0) + 10 ** (3 - level) * (position + 1);
    const path = [...above, id];
    return [{ ...branch, description, id, level, parentId, path }, ...flatten(children, path)];
  });
}

/** Every category, parents before children. */
export const demoCategories: readonly DemoCategory[] = flatten(demoData<readonly Branch[]>(tree));
