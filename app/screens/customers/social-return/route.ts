import type { Route } from './+types/route.ts';
import { receiveReturn } from './return.server.ts';

/** Where providers send browsers back to. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  return receiveReturn(context, params.provider, url);
}
