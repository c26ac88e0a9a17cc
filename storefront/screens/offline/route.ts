import type * as Route from '#platform/routing/route-types.ts';
import { offlinePage } from './offline-page.server.tsx';

/** X.29: a page of its own, without scripts, because it is shown when nothing else can be fetched. */
export function loader({ context }: Route.LoaderArgs) {
  return offlinePage(context);
}
