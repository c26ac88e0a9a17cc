import { asc } from 'drizzle-orm';
import { MENU_TAG } from '#rules/catalogue/products/cache-tags.ts';
import type { CategoryNode } from '#rules/catalogue/products/category-tree.ts';
import { categoryLink } from '#rules/platform/links/screen-links.ts';
import { kept } from '#shop/platform/kept.ts';
import { categories } from './tables.ts';

/** The menu: three levels with links and counts, as the owner ordered them. */
export const getCategoryTree = kept({ seconds: 5, tags: [MENU_TAG] }, async (shop): Promise<CategoryNode[]> => {
  const rows = await shop.db.select().from(categories).orderBy(asc(categories.level), asc(categories.position));
  const nodes = new Map<number, CategoryNode>();
  const roots: CategoryNode[] = [];
  for (const { id, name, slug, parentId, productCount, photo } of rows) {
    const node = { id, name, link: categoryLink(id, slug), count: productCount, photo, children: [] };
    nodes.set(id, node);
    const siblings = parentId === null ? roots : nodes.get(parentId)?.children;
    siblings?.push(node);
  }
  return roots;
});
