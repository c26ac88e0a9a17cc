import type { RouterContextProvider } from 'react-router';
import { pageContext, shopContext } from '#app/request-context.server.ts';
import { readingOf } from '#shop/platform/replicas/index.ts';
import { listPlaces } from '#shop/selling/delivery/index.ts';

export async function loadStores(context: Readonly<RouterContextProvider>) {
  const page = context.get(pageContext);
  const places = await listPlaces(readingOf(context.get(shopContext)));
  page.cache({ tags: ['locations'] });
  return { places, tiles: page.mapTiles };
}
