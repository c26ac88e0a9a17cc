import { redirect } from 'react-router';
import type * as Route from '#platform/routing/route-types.ts';
import { receiveSignOut } from '../sign-in-parts/session-cookies.server.ts';
import { beginSocial } from './begin.server.ts';

/**
 * Contract 2.22: `?openid_serviceid=…` redirects to the provider. Contract 3.8: `?operation=logout` signs out, only from this
 * site. Linking starts only on the account's own page, because another site's link could join a foreign identity.
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
