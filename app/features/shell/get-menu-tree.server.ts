import type { CategoryNode } from '#rules/catalogue/category-tree.ts';
import { getCategoryTree } from '#shop/catalogue/index.ts';
import type { MenuNode } from './shell-data.ts';

/** Only what the menu shows travels to the browser. */
export async function getMenuTree(shop: Parameters<typeof getCategoryTree>[0]): Promise<MenuNode[]> {
  return (await getCategoryTree(shop)).map(menuNode);
}

function menuNode({ name, link, children }: CategoryNode): MenuNode {
  return { name, link, children: children.map(menuNode) };
}
