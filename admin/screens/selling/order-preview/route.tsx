import type { LoaderFunctionArgs } from 'react-router';
import type { PanelHandle } from '#admin/access.ts';
import { loadCustomerView } from '#admin/preview.server.ts';

export const handle: PanelHandle = { access: 'orders.see' };
export const loader = (args: LoaderFunctionArgs) => loadCustomerView(args);
