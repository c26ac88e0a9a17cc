import type { RouterContextProvider } from 'react-router';
import { pageContext, shopContext } from '#app/request-context.server.ts';
import { MENU_TAG } from '#rules/catalogue/products/cache-tags.ts';
import type { CategoryNode } from '#rules/catalogue/products/category-tree.ts';
import { getCategoryTree } from '#shop/catalogue/products/index.ts';
import { readingOf } from '#shop/platform/replicas/index.ts';

/** The whole tree, as the owner ordered it. */
export async function loadCategories(context: Readonly<RouterContextProvider>): Promise<CategoryNode[]> {
  context.get(pageContext).cache({ tags: [MENU_TAG] });
  return getCategoryTree(readingOf(context.get(shopContext)));
}
