import type { LoaderFunctionArgs } from 'react-router';
import type { PanelHandle } from '#admin/access.ts';
import { sendNumbers } from './send-numbers.server.ts';

export const handle: PanelHandle = { access: 'numbers.see' };

export const loader = ({ context, request }: LoaderFunctionArgs) => sendNumbers(context, request);
