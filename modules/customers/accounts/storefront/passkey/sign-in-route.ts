import type * as Route from '#platform/routing/route-types.ts';
import { receivePasskey } from './action.server.ts';

/** Asks for a key and checks it; called by script only, keys need one. */
export function action({ request, context }: Route.ActionArgs) {
  return receivePasskey(request, context);
}
