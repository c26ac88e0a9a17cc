import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import type { PanelHandle } from '#admin/access.ts';
import { loadThing, saveThing } from '#admin/ui/things/thing-acts.server.ts';
import { ThingEditor } from '#admin/ui/things/thing-editor.tsx';
import { dictionaryFields } from '#rules/catalogue/managing/group-fields.ts';
import { dictionary as texts } from '#texts/panel/catalogue-words.ts';
import { ENTRIES } from '../words/things.server.ts';

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
