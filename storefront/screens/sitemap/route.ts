import type * as Route from '#platform/routing/route-types.ts';
import { loadSitemapIndex, loadSitemapPart } from './load-sitemap.server.ts';
import { xmlResponse } from './sitemap-xml.ts';

/** X.16: the list of the files of the sitemap, and each of them. */
export async function loader({ context, params }: Route.LoaderArgs<'part'>) {
  const { part } = params;
  return xmlResponse(part === undefined ? await loadSitemapIndex(context) : await loadSitemapPart(context, part));
}
