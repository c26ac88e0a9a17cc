import type { Route } from './+types/export-route.ts';
import { sendExport } from './load.server.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return sendExport(context, url);
}
