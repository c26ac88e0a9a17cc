import type { Route } from './+types/promotions-route.ts';
import { listingHandle, listingMeta } from './listing-page.ts';
import { ListingScreen } from './listing-screen.tsx';
import { loadListing } from './load.server.ts';
import { forgiveNextPage } from './next-page-load.ts';

export const handle = listingHandle;
export const clientMiddleware = [forgiveNextPage];

export function loader({ context, url }: Route.LoaderArgs) {
  return loadListing({ context, url, target: { kind: 'promotions' } });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return listingMeta(loaderData, matches);
}

export default function PromotionsRoute({ loaderData }: Route.ComponentProps) {
  return <ListingScreen listing={loaderData} />;
}
