import { MENU_TAG } from '#modules/catalogue/products/rules/cache-tags.ts';
import type * as Route from '#platform/routing/route-types.ts';
import { pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { getMenuTree } from '#storefront/shell/get-menu-tree.server.ts';

/** The category tree of the opened menu: pages carry its first level only. */
export async function loader({ context }: Route.LoaderArgs) {
  const tree = await getMenuTree(context.get(shopContext));
  context.get(pageContext).cache({ tags: [MENU_TAG] });
  return Response.json(tree);
}
