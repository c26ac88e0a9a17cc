import type { LoaderFunctionArgs } from 'react-router';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { sendFaults } from './send-faults.server.ts';

/** Problems of the file of an import, row by row, for a spreadsheet. */
export const handle: PanelHandle = { access: 'catalogue.change' };

export const loader = ({ context, params }: LoaderFunctionArgs) => sendFaults(context, Number(params.id));
