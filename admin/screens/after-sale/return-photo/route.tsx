import type { LoaderFunctionArgs } from 'react-router';
import type { PanelHandle } from '#admin/access.ts';
import { sendReturnPhoto } from '../return/load.server.ts';

export const handle: PanelHandle = { access: 'after-sale.see' };

/** A photo a shopper sent with a return. */
export const loader = ({ context, params }: LoaderFunctionArgs) => sendReturnPhoto(context, params.name ?? '');
