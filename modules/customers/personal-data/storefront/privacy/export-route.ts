import type * as Route from '#platform/routing/route-types.ts';
import { sendExport } from './load.server.ts';

export const loader = ({ context, url }: Route.LoaderArgs) => sendExport(context, url);
