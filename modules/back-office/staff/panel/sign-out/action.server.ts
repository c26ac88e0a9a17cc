import { type RouterContextProvider, redirect } from 'react-router';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { asThemselves, endSession } from '../../server/index.ts';
import { sessionOf } from '../entering.server.ts';
import { SIGN_IN } from '../staff.server.ts';
import { endedStaffCookie } from '../staff-cookie.server.ts';

export async function signOut(context: Readonly<RouterContextProvider>) {
  const session = sessionOf(context);
  const shop = asThemselves(context.get(shopContext), session);
  await endSession(shop, session.staff.id, session.id);
  return redirect(SIGN_IN, { headers: { 'Set-Cookie': endedStaffCookie() } });
}
