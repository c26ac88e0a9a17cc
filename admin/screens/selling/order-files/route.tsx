import type { LoaderFunctionArgs } from 'react-router';
import type { PanelHandle } from '#admin/access.ts';
import { sendOrderFile } from './send-files.server.ts';

/** Files to print, to open in a spreadsheet, to take to the bank; what only some may have is asked where it is sent. */
export const handle: PanelHandle = {
  access: 'orders.see',
};

export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  sendOrderFile(context, request, params.file ?? '');
