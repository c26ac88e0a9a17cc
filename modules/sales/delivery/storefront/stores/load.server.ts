import type { RouterContextProvider } from 'react-router';
import { readingOf } from '#platform/replicas/server/index.ts';
import { pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { listPlaces } from '../../server/index.ts';

export async function loadStores(context: Readonly<RouterContextProvider>) {
  const page = context.get(pageContext);
  const locations = await listPlaces(readingOf(context.get(shopContext)));
  page.cache({ tags: ['locations'] });
  return { places: locations, tiles: page.mapTiles };
}
