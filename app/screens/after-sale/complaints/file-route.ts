import type { Route } from './+types/file-route.ts';
import { sendComplaintFile } from './file.server.ts';

/** A file of a complaint, to whoever may see the complaint. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  return sendComplaintFile(context, params, url);
}
