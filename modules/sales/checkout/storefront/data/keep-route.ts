import type * as Route from '#platform/routing/route-types.ts';
import { keepOrderData } from './action.server.ts';

/** Stores the form and returns the sums; called by script only. */
export function action({ request, context }: Route.ActionArgs) {
  return keepOrderData(request, context);
}
