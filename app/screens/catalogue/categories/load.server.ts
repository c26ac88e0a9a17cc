import type { RouterContextProvider } from 'react-router';
import { pageContext, shopContext } from '#app/request-context.server.ts';
import { MENU_TAG } from '#rules/catalogue/products/cache-tags.ts';
import type { CategoryNode } from '#rules/catalogue/products/category-tree.ts';
import { getCategoryTree } from '#shop/catalogue/products/index.ts';
import { readingOf } from '#shop/platform/replicas/index.ts';

export type ListedCategory = Pick<CategoryNode, 'id' | 'name' | 'link' | 'count'> & { children: ListedCategory[] };

/** The whole tree, as the owner ordered it. */
export async function loadCategories(context: Readonly<RouterContextProvider>): Promise<ListedCategory[]> {
  const tree = await getCategoryTree(readingOf(context.get(shopContext)));
  context.get(pageContext).cache({ tags: [MENU_TAG] });
  return tree.map(withoutPhoto);
}

function withoutPhoto({ id, name, link, count, children }: CategoryNode): ListedCategory {
  return { id, name, link, count, children: children.map(withoutPhoto) };
}
