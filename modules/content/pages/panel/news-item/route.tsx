import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { kinds } from '../../texts/panel-entries.ts';
import { changeEntry, loadEntry } from '../entries/entry-actions.server.ts';
import { EntryEditor } from '../entries/entry-editor.tsx';

export const handle: PanelHandle = {
  access: 'content.see',
  actions: { save: 'content.change', remove: 'content.change' },
  title: ({ title }: { title: string }) => title || kinds.news.add,
  place: '/zaplecze/aktualnosci',
};
export const loader = (args: LoaderFunctionArgs) => loadEntry('news', args);
export const action = (args: ActionFunctionArgs) => changeEntry('news', args);

export default EntryEditor;
