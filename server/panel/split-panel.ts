import type { ServerBuild } from 'react-router';
import { guardRoutes } from './guard-routes.ts';

/** The route that is the root of the panel. */
const PANEL = 'panel';
const ROOT = 'root';

type Routes = ServerBuild['routes'];
type Listed = { id: string; parentId?: string };

/** One build, two applications: the shop knows nothing of the panel's routes, and the panel has a root and an entry of its own. */
export function splitPanel(
  build: ServerBuild,
  own: { entry: ServerBuild['entry']; module: string; imports: string[] },
) {
  const { routes, assets } = build;
  const isPanel = (id: string) => belongs(routes, id);
  const shop: ServerBuild = {
    ...build,
    routes: keep(routes, (id) => !isPanel(id)),
    assets: { ...assets, routes: keep(assets.routes, (id) => !isPanel(id)) },
  };
  const panel: ServerBuild = {
    ...build,
    entry: own.entry,
    routes: guardRoutes(asRoot(keep(routes, isPanel))),
    assets: {
      ...assets,
      entry: { module: own.module, imports: own.imports },
      routes: asRoot(withoutShopStyles(keep(assets.routes, isPanel), assets.routes[ROOT]?.css)),
    },
    // Shoppers' browsers load the other table, which has none of these.
    routeDiscovery: { mode: 'lazy', manifestPath: '/zaplecze/__manifest' },
  };
  return { shop, panel };
}

function belongs(routes: Routes, id: string): boolean {
  for (let one: string | undefined = id; one; one = routes[one]?.parentId) if (one === PANEL) return true;
  return false;
}

function keep<R>(routes: Record<string, R>, isIncluded: (id: string) => boolean): Record<string, R> {
  return Object.fromEntries(Object.entries(routes).filter(([id]) => isIncluded(id)));
}

/** Parts that both render come in one file, which brings the shop's styles along; in the panel they would win over its own. */
export function withoutShopStyles<R extends { css?: string[] } | undefined>(
  routes: Record<string, R>,
  shopStyles: readonly string[] = [],
): Record<string, R> {
  const bare = (file: string) => file.replace(/#$/, '');
  const isShops = (file: string) => shopStyles.some((known) => bare(known) === bare(file));
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [
      id,
      route?.css ? { ...route, css: route.css.filter((file) => !isShops(file)) } : route,
    ]),
  );
}

/** The panel's frame takes the place the router looks for a root at. */
function asRoot<R extends Listed | undefined>(routes: Record<string, R>): Record<string, R> {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      if (!route) return [id, route];
      if (id === PANEL) return [ROOT, { ...route, id: ROOT, parentId: undefined, path: '' }];
      return [id, { ...route, parentId: route.parentId === PANEL ? ROOT : route.parentId }];
    }),
  );
}
