import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import type { PanelHandle } from '#admin/access.ts';
import { producerFields } from '#rules/catalogue/managing/group-fields.ts';
import { producers as texts } from '#texts/panel/catalogue-words.ts';
import { loadThing, saveThing } from '../../selling/offer/offer-acts.server.ts';
import { OfferEditor } from '../../selling/offer/offer-editor.tsx';
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
  return <OfferEditor fields={producerFields} groups={GROUPS} words={texts} list="/zaplecze/producenci" named="name" />;
}
