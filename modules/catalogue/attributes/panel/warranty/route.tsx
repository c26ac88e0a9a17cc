import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { loadThing, saveThing } from '#modules/back-office/resources/panel/thing-acts.server.ts';
import { ThingEditor } from '#modules/back-office/resources/panel/thing-editor.tsx';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { warrantyFields } from '#modules/catalogue/products/rules/group-fields.ts';
import { warranties as texts } from '../../texts/panel.ts';
import { WARRANTIES } from '../things.server.ts';

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
