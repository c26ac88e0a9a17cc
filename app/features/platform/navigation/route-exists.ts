import { useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, matchRoutes } from 'react-router';

// The route table does not change while the process or the page lives.
const known = new Map<string, boolean>();

/** Says whether a screen answers at an address, so that the shell never shows a dead link. */
export function useRouteExists(): (path: string) => boolean {
  const routes = useContext(DataRouterContext)?.router.routes;
  return (path) => {
    const before = known.get(path);
    if (before !== undefined || !routes) return before ?? false;
    const exists = matchRoutes(routes, path)?.at(-1)?.route.path !== '*';
    known.set(path, exists);
    return exists;
  };
}
