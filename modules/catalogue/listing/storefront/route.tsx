import type * as Route from '#platform/routing/route-types.ts';
import { listingHandle, listingMeta } from './listing-page.ts';
import { ListingScreen } from './listing-screen.tsx';
import { loadListing } from './load.server.ts';

export const handle = listingHandle;

export function loader(args: Route.LoaderArgs) {
  return loadListing(args);
}

export function meta({ loaderData, matches }: Route.MetaArgs<typeof loader>) {
  return listingMeta(loaderData, matches);
}

export default function ListingRoute({ loaderData }: Route.ComponentProps<typeof loader>) {
  return <ListingScreen listing={loaderData} />;
}
