import { getMenuTree } from '#app/features/shell/get-menu-tree.server.ts';
import { pageContext, shopContext } from '#app/request-context.server.ts';
import { MENU_TAG } from '#rules/catalogue/products/cache-tags.ts';
import type { Route } from './+types/route';

/** The whole category tree, for a menu that somebody reaches for: pages carry its first level only. */
export async function loader({ context }: Route.LoaderArgs) {
  const tree = await getMenuTree(context.get(shopContext));
  context.get(pageContext).cache({ tags: [MENU_TAG] });
  return Response.json(tree);
}
