import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import type { PanelHandle } from '#admin/access.ts';
import { loadThing, saveThing } from '#admin/ui/things/thing-acts.server.ts';
import { ThingEditor } from '#admin/ui/things/thing-editor.tsx';
import { warrantyFields } from '#rules/catalogue/managing/group-fields.ts';
import { warranties as texts } from '#texts/panel/catalogue-words.ts';
import { WARRANTIES } from '../words/things.server.ts';

export const handle: PanelHandle = {
  access: 'catalogue.change',
  acts: { save: 'catalogue.change' },
  title: texts.title,
};
export const loader = (args: LoaderFunctionArgs) => loadThing(WARRANTIES, args);
export const action = (args: ActionFunctionArgs) => saveThing(WARRANTIES, args);

const GROUPS = [{ names: Object.keys(warrantyFields) }];

export default function Warranty() {
  return <ThingEditor fields={warrantyFields} groups={GROUPS} words={texts} list="/zaplecze/gwarancje" named="name" />;
}
