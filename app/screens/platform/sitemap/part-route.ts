import type { Route } from './+types/part-route';
import { loadSitemapPart } from './load-sitemap.server.ts';
import { xmlResponse } from './sitemap-xml.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  return xmlResponse(await loadSitemapPart(context, params.part));
}
