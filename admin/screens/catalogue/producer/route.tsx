import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import type { PanelHandle } from '#admin/access.ts';
import { loadThing, saveThing } from '#admin/ui/things/thing-acts.server.ts';
import { ThingEditor } from '#admin/ui/things/thing-editor.tsx';
import { producerFields } from '#rules/catalogue/managing/group-fields.ts';
import { producers as texts } from '#texts/panel/catalogue-words.ts';
import { PRODUCERS } from '../words/things.server.ts';

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
