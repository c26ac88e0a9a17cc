import type * as Route from '#platform/routing/route-types.ts';
import { sendDownload } from './digital.server.ts';
import { sendOrderPdf } from './pdf.server.ts';

/** A bought file, or without a line the order as a document. */
export function loader({ context, params: { number, line }, url }: Route.LoaderArgs<'line' | 'number'>) {
  return line === undefined ? sendOrderPdf(context, number, url) : sendDownload(context, { number, line }, url);
}
