import type { Route } from './+types/search-route.ts';
import { listingHandle, listingMeta } from './listing-page.ts';
import { ListingScreen } from './listing-screen.tsx';
import { loadListing } from './load.server.ts';
import { forgiveNextPage } from './next-page-load.ts';

export const handle = { ...listingHandle, canonicalParams: ['text'], noIndex: true };
export const clientMiddleware = [forgiveNextPage];

export function loader({ context, url }: Route.LoaderArgs) {
  return loadListing({ context, url, target: { kind: 'search', text: url.searchParams.get('text')?.trim() ?? '' } });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return listingMeta(loaderData, matches);
}

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  return <ListingScreen listing={loaderData} />;
}
