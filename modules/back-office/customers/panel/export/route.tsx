import type { LoaderFunctionArgs } from 'react-router';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { sendCustomer } from './send-customer.server.ts';

/** Each download is in the log of changes. */
export const handle: PanelHandle = {
  access: 'customers.export',
};

export function loader({ context, params }: LoaderFunctionArgs) {
  return sendCustomer(context, params.id);
}
