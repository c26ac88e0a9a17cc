import type * as Route from '#platform/routing/route-types.ts';
import { receiveNewPasskey } from './action.server.ts';

/** Makes a key for the signed-in customer; called by script only. */
export function action({ request, context }: Route.ActionArgs) {
  return receiveNewPasskey(request, context);
}
