import type { MenuNode } from '#app/features/platform/frame/shell-data.tsx';
import type { CategoryNode } from '#rules/catalogue/products/category-tree.ts';
import { getCategoryTree } from '#shop/catalogue/products/index.ts';

/** Only what the menu shows travels to the browser. */
export async function getMenuTree(shop: Parameters<typeof getCategoryTree>[0]): Promise<MenuNode[]> {
  return (await getCategoryTree(shop)).map(menuNode);
}

function menuNode({ name, wholeName, link, children }: CategoryNode): MenuNode {
  return { name, wholeName, link, children: children.map(menuNode) };
}
