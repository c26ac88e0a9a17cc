import type { Route } from './+types/pdf-route.ts';
import { sendOrderPdf } from './pdf.server.ts';

/** The order as a document to keep. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  return sendOrderPdf(context, params.number, url);
}
