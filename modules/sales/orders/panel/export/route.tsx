import type { LoaderFunctionArgs } from 'react-router';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { sendExport } from '../files/send-files.server.ts';

/** Orders for a spreadsheet, with everything about who bought: each download is in the log of changes. */
export const handle: PanelHandle = {
  access: 'orders.export',
};

export function loader({ context, request }: LoaderFunctionArgs) {
  return sendExport(context, request);
}
