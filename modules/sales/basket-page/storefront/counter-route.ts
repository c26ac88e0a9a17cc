import type * as Route from '#platform/routing/route-types.ts';
import { styleCounter } from './counter.server.ts';

export function loader({ context }: Route.LoaderArgs) {
  return styleCounter(context);
}
