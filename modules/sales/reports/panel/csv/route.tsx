import type { LoaderFunctionArgs } from 'react-router';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { sendNumbers } from './send-numbers.server.ts';

/** The figures of a period for a spreadsheet; nobody is named in them. */
export const handle: PanelHandle = {
  access: 'numbers.see',
};

export function loader({ context, request }: LoaderFunctionArgs) {
  return sendNumbers(context, request);
}
