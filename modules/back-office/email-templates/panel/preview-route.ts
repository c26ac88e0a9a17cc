import type { LoaderFunctionArgs } from 'react-router';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { answerPreview } from './email-templates.server.ts';

export const handle: PanelHandle = { access: 'settings.see' };
export const loader = (args: LoaderFunctionArgs) => answerPreview(args);
