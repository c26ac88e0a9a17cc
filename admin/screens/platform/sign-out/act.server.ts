import { type RouterContextProvider, redirect } from 'react-router';
import { sessionOf } from '#admin/entering.server.ts';
import { SIGN_IN } from '#admin/staff.server.ts';
import { endedStaffCookie } from '#admin/staff-cookie.server.ts';
import { shopContext } from '#app/request-context.server.ts';
import { asThemselves, endSession } from '#shop/platform/staff/index.ts';

export async function signOut(context: Readonly<RouterContextProvider>) {
  const session = sessionOf(context);
  const shop = asThemselves(context.get(shopContext), session);
  await endSession(shop, session.staff.id, session.id);
  return redirect(SIGN_IN, { headers: { 'Set-Cookie': endedStaffCookie() } });
}
