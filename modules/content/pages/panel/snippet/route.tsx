import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { loadThing, saveThing } from '#modules/back-office/resources/panel/thing-acts.server.ts';
import { ThingEditor } from '#modules/back-office/resources/panel/thing-editor.tsx';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { snippets as texts } from '#modules/content/home/texts/panel-pieces.ts';
import { snippetFields } from '../../rules/snippet-fields.ts';
import { SNIPPETS } from '../snippets/thing.server.ts';

export const handle: PanelHandle = {
  access: 'scripts.change',
  acts: { save: 'scripts.change' },
  sensitive: ['save'],
  title: texts.title,
};

export const loader = (args: LoaderFunctionArgs) => loadThing(SNIPPETS, args);
export const action = (args: ActionFunctionArgs) => saveThing(SNIPPETS, args);

const GROUPS = [
  { title: texts.groups.what, names: ['kind', 'title', 'region', 'opens', 'active'] },
  { title: texts.groups.where, names: ['category', 'address', 'onMobile', 'onTablet', 'onPc'] },
  { title: texts.groups.code, names: ['content', 'script'] },
];

export default function Snippet() {
  return <ThingEditor fields={snippetFields} groups={GROUPS} words={texts} list="/zaplecze/wstawki" named="title" />;
}
