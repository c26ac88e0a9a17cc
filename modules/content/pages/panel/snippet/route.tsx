import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { loadResource, saveResource } from '#modules/back-office/resources/panel/resource-actions.server.ts';
import { ResourceEditor } from '#modules/back-office/resources/panel/resource-editor.tsx';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { snippets as texts } from '#modules/content/home/texts/panel-pieces.ts';
import { snippetFields } from '../../rules/snippet-fields.ts';
import { SNIPPETS } from '../snippets/resource.server.ts';

export const handle: PanelHandle = {
  access: 'scripts.change',
  actions: { save: 'scripts.change' },
  sensitive: ['save'],
  title: texts.title,
};

export const loader = (args: LoaderFunctionArgs) => loadResource(SNIPPETS, args);
export const action = (args: ActionFunctionArgs) => saveResource(SNIPPETS, args);

const GROUPS = [
  { title: texts.groups.what, names: ['kind', 'title', 'region', 'opens', 'active'] },
  { title: texts.groups.where, names: ['category', 'address', 'onMobile', 'onTablet', 'onPc'] },
  { title: texts.groups.code, names: ['content', 'script'] },
];

export default function Snippet() {
  return <ResourceEditor fields={snippetFields} groups={GROUPS} words={texts} list="/zaplecze/wstawki" named="title" />;
}
