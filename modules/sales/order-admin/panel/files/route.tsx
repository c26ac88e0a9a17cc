import type { LoaderFunctionArgs } from 'react-router';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { sendPacking } from './send-files.server.ts';

export const handle: PanelHandle = {
  access: 'orders.see',
};

export function loader({ context, request }: LoaderFunctionArgs) {
  return sendPacking(context, request);
}
