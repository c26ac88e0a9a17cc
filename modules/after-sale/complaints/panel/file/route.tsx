import type { LoaderFunctionArgs } from 'react-router';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { sendComplaintFile } from '../detail/load.server.ts';

export const handle: PanelHandle = { access: 'after-sale.see' };

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  sendComplaintFile(context, params.number ?? '', params.name ?? '');
