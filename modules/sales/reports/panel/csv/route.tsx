import type { LoaderFunctionArgs } from 'react-router';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { sendNumbers } from './send-numbers.server.ts';

/** Contains no personal data. */
export const handle: PanelHandle = {
  access: 'numbers.see',
};

export function loader({ context, request }: LoaderFunctionArgs) {
  return sendNumbers(context, request);
}
