import type * as Route from '#platform/routing/route-types.ts';
import { sendMadePdf } from './load.server.ts';

/** The receipt of a withdrawal as a document. */
export function loader({ context, url }: Route.LoaderArgs) {
  return sendMadePdf(context, url);
}
