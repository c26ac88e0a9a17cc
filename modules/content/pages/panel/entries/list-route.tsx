import type { LoaderFunctionArgs } from 'react-router';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { kindAt, loadEntries } from './entry-actions.server.ts';
import { EntryList } from './entry-list.tsx';

export const handle: PanelHandle = { access: 'content.see' };
export const loader = (args: LoaderFunctionArgs) => loadEntries(kindAt(args.url), args);

export default EntryList;
