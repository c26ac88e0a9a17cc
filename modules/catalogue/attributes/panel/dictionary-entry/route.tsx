import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { loadThing, saveThing } from '#modules/back-office/resources/panel/thing-acts.server.ts';
import { ThingEditor } from '#modules/back-office/resources/panel/thing-editor.tsx';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { dictionaryFields } from '#modules/catalogue/products/rules/group-fields.ts';
import { dictionary as texts } from '../../texts/panel.ts';
import { ENTRIES } from '../things.server.ts';

export const handle: PanelHandle = {
  access: 'catalogue.change',
  acts: { save: 'catalogue.change' },
  title: texts.title,
};
export const loader = (args: LoaderFunctionArgs) => loadThing(ENTRIES, args);
export const action = (args: ActionFunctionArgs) => saveThing(ENTRIES, args);

const GROUPS = [{ names: Object.keys(dictionaryFields) }];

export default function DictionaryEntry() {
  return <ThingEditor fields={dictionaryFields} groups={GROUPS} words={texts} list="/zaplecze/slownik" named="term" />;
}
