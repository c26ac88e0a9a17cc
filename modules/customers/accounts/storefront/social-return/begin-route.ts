import { redirect } from 'react-router';
import { receiveSignOut } from '#modules/customers/account-overview/storefront/load.server.ts';
import type * as Route from '#platform/routing/route-types.ts';
import { beginSocial } from './begin.server.ts';

/**
 * Contract 2.22: `/login.php?openid_serviceid=…` with the fields of a form leads to the provider. Contract 3.8:
 * `?operation=logout` signs out, when a page of this shop or the customer's own hand asks for it. A service is joined to an
 * account from the account's own page alone: another site's link could join one that its owner signs in with.
 */
export function loader({ request, context, url }: Route.LoaderArgs) {
  const { headers } = request;
  const site = headers.get('sec-fetch-site');
  if (url.searchParams.get('operation') !== 'logout') {
    const isMeant = !url.searchParams.has('link') || ['same-origin', null].includes(site);
    return isMeant ? beginSocial(context, url) : redirect('/konto/bezpieczenstwo');
  }
  const isMeant = !headers.has('sec-purpose') && ['none', 'same-origin', null].includes(site);
  return isMeant ? receiveSignOut(context) : redirect('/konto');
}
