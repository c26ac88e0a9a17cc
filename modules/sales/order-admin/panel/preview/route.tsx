import type { LoaderFunctionArgs } from 'react-router';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { loadCustomerView } from '#modules/content/pages/panel/preview-context.server.ts';

export const handle: PanelHandle = { access: 'orders.see' };
export const loader = (args: LoaderFunctionArgs) => loadCustomerView(args);
