import type { LoaderFunctionArgs } from 'react-router';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { kinds } from '../../texts/panel-entries.ts';
import { loadEntries } from '../entries/entry-actions.server.ts';
import { EntryList } from '../entries/entry-list.tsx';

export const handle: PanelHandle = {
  access: 'content.see',
  title: kinds.blog.title,
  place: '/zaplecze/blog',
};
export const loader = (args: LoaderFunctionArgs) => loadEntries('blog', args);

export default EntryList;
