import type { RouterContextProvider } from 'react-router';
import { MENU_TAG } from '#modules/catalogue/products/rules/cache-tags.ts';
import type { CategoryNode } from '#modules/catalogue/products/rules/category-tree.ts';
import { getCategoryTree } from '#modules/catalogue/products/server/index.ts';
import { readingOf } from '#platform/replicas/server/index.ts';
import { pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';

/** The whole tree, as the owner ordered it. */
export async function loadCategories(context: Readonly<RouterContextProvider>): Promise<CategoryNode[]> {
  context.get(pageContext).cache({ tags: [MENU_TAG] });
  return getCategoryTree(readingOf(context.get(shopContext)));
}
