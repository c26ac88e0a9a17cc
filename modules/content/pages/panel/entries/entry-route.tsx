import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { kinds } from '../../texts/panel-entries.ts';
import { changeEntry, kindAt, loadEntry } from './entry-actions.server.ts';
import { EntryEditor } from './entry-editor.tsx';

export const handle: PanelHandle = {
  access: 'content.see',
  actions: { save: 'content.change', remove: 'content.change' },
  title: ({ kind, title }: Awaited<ReturnType<typeof loadEntry>>) => title || kinds[kind].add,
};
export const loader = (args: LoaderFunctionArgs) => loadEntry(kindAt(args.url), args);
export const action = (args: ActionFunctionArgs) => changeEntry(kindAt(args.url), args);

export default EntryEditor;
