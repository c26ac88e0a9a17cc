import type { LoaderFunctionArgs } from 'react-router';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { sendTransfers } from './send-transfers.server.ts';

export const handle: PanelHandle = {
  access: 'money.refund',
};

export function loader({ context }: LoaderFunctionArgs) {
  return sendTransfers(staffShop(context));
}
