import type * as Route from '#platform/routing/route-types.ts';
import { receiveReturn } from './return.server.ts';

export const loader = ({ context, params, url }: Route.LoaderArgs<'provider'>) =>
  receiveReturn(context, params.provider, url);
