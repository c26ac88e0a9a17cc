import type * as Route from '#platform/routing/route-types.ts';
import { styleCounter } from './counter.server.ts';

/** The basket's counter of the header for browsers without script, as the styles that draw it. */
export function loader({ context }: Route.LoaderArgs) {
  return styleCounter(context);
}
