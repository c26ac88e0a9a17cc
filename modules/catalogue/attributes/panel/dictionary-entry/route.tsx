import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { loadResource, saveResource } from '#modules/back-office/resources/panel/resource-actions.server.ts';
import { ResourceEditor } from '#modules/back-office/resources/panel/resource-editor.tsx';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { dictionaryFields } from '#modules/catalogue/products/rules/group-fields.ts';
import { dictionary as texts } from '../../texts/panel.ts';
import { ENTRIES } from '../resources.server.ts';

export const handle: PanelHandle = {
  access: 'catalogue.change',
  actions: { save: 'catalogue.change' },
  title: texts.title,
};
export const loader = (args: LoaderFunctionArgs) => loadResource(ENTRIES, args);
export const action = (args: ActionFunctionArgs) => saveResource(ENTRIES, args);

const GROUPS = [{ names: Object.keys(dictionaryFields) }];

export default function DictionaryEntry() {
  return (
    <ResourceEditor fields={dictionaryFields} groups={GROUPS} words={texts} list="/zaplecze/slownik" named="term" />
  );
}
