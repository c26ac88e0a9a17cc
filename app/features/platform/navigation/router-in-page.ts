import type { DataRouter } from 'react-router';

let router: DataRouter | undefined;

/** Code outside React has no hook into the router; the shell hands it over once the page is alive. */
export function rememberRouter(running: DataRouter | undefined) {
  router = running;
}

/** Where the running navigation goes; undefined when none runs, so that fetchers and revalidations are left alone. */
export function navigationTarget(): { path: string; href: string } | undefined {
  const location = router?.state.navigation.location;
  if (!location) return undefined;
  const path = location.pathname + location.search;
  return { path, href: path + location.hash };
}

/** Where the shopper is going or has arrived, which the page may still be about to show; undefined before the page is alive. */
export function latestLocation(): { pathname: string; search: string } | undefined {
  return router?.state.navigation.location ?? router?.state.location;
}

/** The path of the page on screen; during `popstate` the address bar is already ahead of it. */
export function shownPath(): string | undefined {
  return router?.state.location.pathname;
}
