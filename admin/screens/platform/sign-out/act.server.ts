import { type RouterContextProvider, redirect } from 'react-router';
import { sessionOf } from '#admin/entering.server.ts';
import { SIGN_IN } from '#admin/staff.server.ts';
import { endedStaffCookie } from '#admin/staff-cookie.server.ts';
import { shopContext } from '#app/request-context.server.ts';
import { endSession } from '#shop/platform/staff/index.ts';

export async function signOut(context: Readonly<RouterContextProvider>) {
  const { id, staff } = sessionOf(context);
  await endSession(context.get(shopContext), staff.id, id);
  return redirect(SIGN_IN, { headers: { 'Set-Cookie': endedStaffCookie() } });
}
