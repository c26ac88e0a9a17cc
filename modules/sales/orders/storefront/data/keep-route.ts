import type * as Route from '#platform/routing/route-types.ts';
import { keepOrderData } from './action.server.ts';

/** Remembers the form as it stands and shows what the order then comes to; called by script only. */
export function action({ request, context }: Route.ActionArgs) {
  return keepOrderData(request, context);
}
