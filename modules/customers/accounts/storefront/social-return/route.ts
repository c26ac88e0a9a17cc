import type * as Route from '#platform/routing/route-types.ts';
import { receiveReturn } from './return.server.ts';

/** Where providers send browsers back to. */
export function loader({ context, params, url }: Route.LoaderArgs<'provider'>) {
  return receiveReturn(context, params.provider, url);
}
