import type { LoaderFunctionArgs } from 'react-router';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { loadPreview } from '../preview-context.server.ts';

export const handle: PanelHandle = { access: 'content.see' };
export const loader = (args: LoaderFunctionArgs) => loadPreview(args);
