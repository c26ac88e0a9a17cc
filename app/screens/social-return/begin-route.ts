import type { Route } from './+types/begin-route.ts';
import { beginSocial } from './begin.server.ts';

/** Contract 2.22: `/login.php?openid_serviceid=…` with the fields of a form leads to the provider. */
export function loader({ context, url }: Route.LoaderArgs) {
  return beginSocial(context, url);
}
