import type { MenuNode } from '#app/features/platform/frame/shell-data.tsx';
import type { CategoryNode } from '#rules/catalogue/products/category-tree.ts';
import { imageAddress } from '#rules/platform/images/image-address.ts';
import { getCategoryTree } from '#shop/catalogue/products/index.ts';
import { readingOf } from '#shop/platform/replicas/index.ts';

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
