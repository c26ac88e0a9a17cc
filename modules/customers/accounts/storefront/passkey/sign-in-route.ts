import type * as Route from '#platform/routing/route-types.ts';
import { receivePasskey } from './action.server.ts';

export const action = ({ request, context }: Route.ActionArgs) => receivePasskey(request, context);
