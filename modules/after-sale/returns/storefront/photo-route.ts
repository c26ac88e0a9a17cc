import type * as Route from '#platform/routing/route-types.ts';
import { sendReturnPhoto } from './photo.server.ts';

/** A photo of a return, for whoever may see its order. */
export function loader({ context, params, url }: Route.LoaderArgs<'name'>) {
  return sendReturnPhoto(context, params.name, url);
}
