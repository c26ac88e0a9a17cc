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
