import { data, type LoaderFunctionArgs } from 'react-router';
import { sendComplaintFile } from '#modules/after-sale/complaints/panel/detail/load.server.ts';
import { sendReturnPhoto } from '#modules/after-sale/returns/panel/detail/load.server.ts';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';

export const handle: PanelHandle = { access: 'after-sale.see' };

/** A photo of a return, or a file of a complaint, to whoever works on it. */
export function loader({ context, params: { kind, number = '', name = '' } }: LoaderFunctionArgs) {
  if (kind === 'zwroty') return sendReturnPhoto(context, name);
  if (kind === 'reklamacje') return sendComplaintFile(context, number, name);
  throw data(null, 404);
}
