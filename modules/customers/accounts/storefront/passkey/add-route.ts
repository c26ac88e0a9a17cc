import type * as Route from '#platform/routing/route-types.ts';
import { receiveNewPasskey } from './action.server.ts';

export const action = ({ request, context }: Route.ActionArgs) => receiveNewPasskey(request, context);
