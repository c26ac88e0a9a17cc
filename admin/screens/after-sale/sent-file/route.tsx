import { data, type LoaderFunctionArgs } from 'react-router';
import type { PanelHandle } from '#admin/access.ts';
import { sendComplaintFile } from '../complaint/load.server.ts';
import { sendReturnPhoto } from '../return/load.server.ts';

export const handle: PanelHandle = { access: 'after-sale.see' };

/** A photo of a return, or a file of a complaint, to whoever works on it. */
export function loader({ context, params: { kind, number = '', name = '' } }: LoaderFunctionArgs) {
  if (kind === 'zwroty') return sendReturnPhoto(context, name);
  if (kind === 'reklamacje') return sendComplaintFile(context, number, name);
  throw data(null, 404);
}
