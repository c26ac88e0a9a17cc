import { data, type LoaderFunctionArgs } from 'react-router';
import { sendReturnPhoto } from '#modules/after-sale/returns/panel/detail/load.server.ts';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { sendComplaintFile } from '../detail/load.server.ts';

export const handle: PanelHandle = { access: 'after-sale.see' };

/** A photo of a return, or a file of a complaint. */
export function loader({ context, params: { kind, number = '', name = '' } }: LoaderFunctionArgs) {
  if (kind === 'zwroty') return sendReturnPhoto(context, name);
  if (kind === 'reklamacje') return sendComplaintFile(context, number, name);
  throw data(null, 404);
}
