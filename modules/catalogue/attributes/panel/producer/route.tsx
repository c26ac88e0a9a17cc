import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { loadResource, saveResource } from '#modules/back-office/resources/panel/resource-actions.server.ts';
import { ResourceEditor } from '#modules/back-office/resources/panel/resource-editor.tsx';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { producerFields } from '#modules/catalogue/products/rules/group-fields.ts';
import { producers as texts } from '../../texts/panel.ts';
import { PRODUCERS } from '../resources.server.ts';

export const handle: PanelHandle = {
  access: 'catalogue.change',
  actions: { save: 'catalogue.change' },
  title: texts.title,
};
export const loader = (args: LoaderFunctionArgs) => loadResource(PRODUCERS, args);
export const action = (args: ActionFunctionArgs) => saveResource(PRODUCERS, args);

const GROUPS = [
  { names: ['name', 'slug', 'description'] },
  { title: texts.groups.maker, lead: texts.groups.lead, names: ['address', 'email'] },
  { title: texts.groups.responsible, names: ['responsibleName', 'responsibleAddress', 'responsibleEmail'] },
];

export default function Producer() {
  return (
    <ResourceEditor fields={producerFields} groups={GROUPS} words={texts} list="/zaplecze/producenci" named="name" />
  );
}
