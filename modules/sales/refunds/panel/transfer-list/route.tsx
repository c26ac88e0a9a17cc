import type { LoaderFunctionArgs } from 'react-router';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { sendPayBack } from '#modules/sales/orders/panel/files/send-files.server.ts';

/** What to take to the bank, with the customers it goes to. */
export const handle: PanelHandle = {
  access: 'money.refund',
};

export function loader({ context }: LoaderFunctionArgs) {
  return sendPayBack(context);
}
