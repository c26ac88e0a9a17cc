import type { CategoryNode } from '#modules/catalogue/products/rules/category-tree.ts';
import { getCategoryTree } from '#modules/catalogue/products/server/index.ts';
import { imageAddress } from '#platform/images/rules/image-address.ts';
import { readingOf } from '#platform/replicas/server/index.ts';
import type { MenuNode } from '#platform/shell/storefront/shell-data.tsx';

/** Sharp at twice the pixels of the boxes they are shown in. */
const PHOTO_WIDTH = 640;
const THUMBNAIL_WIDTH = 96;

/** Only what the menu shows travels to the browser. */
export async function getMenuTree(shop: Parameters<typeof getCategoryTree>[0]): Promise<MenuNode[]> {
  return (await getCategoryTree(readingOf(shop))).map((category) => ({
    ...menuNode(category),
    ...(category.photo && {
      photo: imageAddress(category.photo, PHOTO_WIDTH),
      thumbnail: imageAddress(category.photo, THUMBNAIL_WIDTH),
    }),
  }));
}

function menuNode({ name, wholeName, link, children }: CategoryNode): MenuNode {
  return { name, wholeName, link, children: children.map(menuNode) };
}
