import type { LoaderFunctionArgs } from 'react-router';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { sendExport } from '../files/send-files.server.ts';

/** It contains personal data: each download is in the audit log. */
export const handle: PanelHandle = {
  access: 'orders.export',
};

export function loader({ context, request }: LoaderFunctionArgs) {
  return sendExport(context, request);
}
