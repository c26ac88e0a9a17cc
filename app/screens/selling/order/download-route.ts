import type { Route } from './+types/download-route.ts';
import { sendDownload } from './digital.server.ts';

/** A file of the order that was bought and paid for. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  return sendDownload(context, params, url);
}
