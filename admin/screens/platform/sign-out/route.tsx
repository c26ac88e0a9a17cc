import { type ActionFunctionArgs, redirect } from 'react-router';
import type { PanelHandle } from '#admin/access.ts';
import { sessionOf } from '#admin/entering.server.ts';
import { SIGN_IN } from '#admin/staff.server.ts';
import { endedStaffCookie } from '#admin/staff-cookie.server.ts';
import { shopContext } from '#app/request-context.server.ts';
import { endSession } from '#shop/platform/staff/index.ts';

export const handle: PanelHandle = { access: 'half-open', acts: { leave: 'half-open' } };

export function loader() {
  throw redirect('/zaplecze');
}

export async function action({ context }: ActionFunctionArgs) {
  const { id, staff } = sessionOf(context);
  await endSession(context.get(shopContext), staff.id, id);
  return redirect(SIGN_IN, { headers: { 'Set-Cookie': endedStaffCookie() } });
}
