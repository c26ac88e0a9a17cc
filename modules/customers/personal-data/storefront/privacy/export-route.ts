import type * as Route from '#platform/routing/route-types.ts';
import { sendExport } from './load.server.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return sendExport(context, url);
}
