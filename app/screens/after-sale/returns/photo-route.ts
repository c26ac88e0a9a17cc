import type { Route } from './+types/photo-route.ts';
import { sendReturnPhoto } from './photo.server.ts';

/** A photo of a return, for whoever may see its order. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  return sendReturnPhoto(context, params.name, url);
}
