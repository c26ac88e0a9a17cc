import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { loadThing, saveThing } from '#modules/back-office/resources/panel/thing-acts.server.ts';
import { ThingEditor } from '#modules/back-office/resources/panel/thing-editor.tsx';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { methodFields } from '../../rules/method-fields.ts';
import { methods as texts } from '../../texts/panel.ts';
import { METHODS } from '../resources.server.ts';

export const handle: PanelHandle = { access: 'offer.change', acts: { save: 'offer.change' }, title: texts.title };

export const loader = (args: LoaderFunctionArgs) => loadThing(METHODS, args);
export const action = (args: ActionFunctionArgs) => saveThing(METHODS, args);

const GROUPS = [{ names: Object.keys(methodFields) }];

export default function PaymentMethod() {
  return <ThingEditor fields={methodFields} groups={GROUPS} words={texts} list="/zaplecze/platnosci" named="name" />;
}
