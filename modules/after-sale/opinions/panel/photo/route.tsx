import type { LoaderFunctionArgs } from 'react-router';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { sendOpinionPhoto } from '../action.server.ts';

export const handle: PanelHandle = { access: 'opinions.moderate' };

/** The photo of an opinion, before and after everybody may see it. */
export function loader({ context, params: { id = '' } }: LoaderFunctionArgs) {
  // The photo is moderated with the opinion.
  return sendOpinionPhoto(context, id);
}
