import { redirect } from 'react-router';
import { HOME, type PanelHandle } from '#modules/back-office/staff/panel/access.ts';

/** The address people type. */
export const handle: PanelHandle = { access: 'anyone' };

export function loader() {
  return redirect(HOME);
}

/** Nobody sees it: the router wants something to draw. */
export default () => null;
