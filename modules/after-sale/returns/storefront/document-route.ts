import type * as Route from '#platform/routing/route-types.ts';
import { sendReturnPhoto } from './photo.server.ts';
import { sendReturnPdf } from './status/pdf.server.ts';

/** A photo of a return, or without a name the slip for the parcel. */
export function loader({ context, params: { name }, url }: Route.LoaderArgs<'name'>) {
  return name === undefined ? sendReturnPdf(context, url) : sendReturnPhoto(context, name, url);
}
