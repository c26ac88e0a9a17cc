import { redirect } from 'react-router';
import { receiveSignOut } from '../account/load.server.ts';
import type { Route } from './+types/begin-route.ts';
import { beginSocial } from './begin.server.ts';

/**
 * Contract 2.22: `/login.php?openid_serviceid=…` with the fields of a form leads to the provider. Contract 3.8:
 * `?operation=logout` signs out, when a page of this shop or the customer's own hand asks for it.
 */
export function loader({ request, context, url }: Route.LoaderArgs) {
  if (url.searchParams.get('operation') !== 'logout') return beginSocial(context, url);
  const { headers } = request;
  const isMeant = !headers.has('sec-purpose') && ['none', 'same-origin', null].includes(headers.get('sec-fetch-site'));
  return isMeant ? receiveSignOut(context) : redirect('/konto');
}
