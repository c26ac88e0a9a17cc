import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { loadThing, saveThing } from '#modules/back-office/resources/panel/thing-acts.server.ts';
import { ThingEditor } from '#modules/back-office/resources/panel/thing-editor.tsx';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { producerFields } from '#modules/catalogue/products/rules/group-fields.ts';
import { producers as texts } from '../../texts/panel.ts';
import { PRODUCERS } from '../things.server.ts';

export const handle: PanelHandle = {
  access: 'catalogue.change',
  acts: { save: 'catalogue.change' },
  title: texts.title,
};
export const loader = (args: LoaderFunctionArgs) => loadThing(PRODUCERS, args);
export const action = (args: ActionFunctionArgs) => saveThing(PRODUCERS, args);

const GROUPS = [
  { names: ['name', 'slug', 'description'] },
  { title: texts.groups.maker, lead: texts.groups.lead, names: ['address', 'email'] },
  { title: texts.groups.responsible, names: ['responsibleName', 'responsibleAddress', 'responsibleEmail'] },
];

export default function Producer() {
  return <ThingEditor fields={producerFields} groups={GROUPS} words={texts} list="/zaplecze/producenci" named="name" />;
}
