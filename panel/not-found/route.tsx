import { data } from 'react-router';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';

export const handle: PanelHandle = { access: 'panel.open' };

export function loader() {
  throw data(null, 404);
}

export default function NotFound() {
  return null;
}
