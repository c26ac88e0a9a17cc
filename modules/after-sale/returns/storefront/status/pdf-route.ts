import type * as Route from '#platform/routing/route-types.ts';
import { sendReturnPdf } from './pdf.server.ts';

/** The slip that goes into the parcel. */
export function loader({ context, url }: Route.LoaderArgs) {
  return sendReturnPdf(context, url);
}
