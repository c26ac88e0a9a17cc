import { redirect } from 'react-router';
import { HOME, type PanelHandle } from '#modules/back-office/staff/panel/access.ts';

/** The address people type. */
export const handle: PanelHandle = { access: 'anyone' };

export function loader() {
  return redirect(HOME);
}

/** Never shown: the router requires a component. */
export default () => null;
