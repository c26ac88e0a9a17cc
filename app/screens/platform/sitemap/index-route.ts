import type { Route } from './+types/index-route';
import { loadSitemapIndex } from './load-sitemap.server.ts';
import { xmlResponse } from './sitemap-xml.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return xmlResponse(await loadSitemapIndex(context));
}
