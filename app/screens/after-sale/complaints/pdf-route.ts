import type { Route } from './+types/pdf-route.ts';
import { sendComplaintPdf } from './pdf.server.ts';

/** The complaint as a document to keep. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  return sendComplaintPdf(context, params.number, url);
}
