import type * as Route from '#platform/routing/route-types.ts';
import { sendComplaintFile } from './file.server.ts';
import { sendComplaintPdf } from './pdf.server.ts';

/** A file of a complaint, or without a name the complaint itself as a PDF. */
export function loader({ context, params: { number, file }, url }: Route.LoaderArgs<'file' | 'number'>) {
  return file === undefined
    ? sendComplaintPdf(context, number, url)
    : sendComplaintFile(context, { number, file }, url);
}
