import type { Route } from './+types/category-route.ts';
import { listingHandle, listingMeta } from './listing-page.ts';
import { ListingScreen } from './listing-screen.tsx';
import { loadListing } from './load.server.ts';
import { forgiveNextPage } from './next-page-load.ts';

export const handle = listingHandle;
export const clientMiddleware = [forgiveNextPage];

export function loader({ context, url, params }: Route.LoaderArgs) {
  return loadListing({ context, url, target: { kind: 'category', id: params.id } });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return listingMeta(loaderData, matches);
}

export default function CategoryRoute({ loaderData }: Route.ComponentProps) {
  return <ListingScreen listing={loaderData} />;
}
