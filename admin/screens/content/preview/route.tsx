import type { LoaderFunctionArgs } from 'react-router';
import type { PanelHandle } from '#admin/access.ts';
import { loadPreview } from '#admin/preview.server.ts';

export const handle: PanelHandle = { access: 'content.see' };
export const loader = (args: LoaderFunctionArgs) => loadPreview(args);
