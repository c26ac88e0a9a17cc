import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import type { PanelHandle } from '#admin/access.ts';
import { loadThing, saveThing } from '#admin/ui/things/thing-acts.server.ts';
import { ThingEditor } from '#admin/ui/things/thing-editor.tsx';
import { methodFields } from '#rules/selling/payments/method-fields.ts';
import { methods as texts } from '#texts/panel/selling-payments.ts';
import { METHODS } from '../offer/things.server.ts';

export const handle: PanelHandle = { access: 'offer.change', acts: { save: 'offer.change' }, title: texts.title };

export const loader = (args: LoaderFunctionArgs) => loadThing(METHODS, args);
export const action = (args: ActionFunctionArgs) => saveThing(METHODS, args);

const GROUPS = [{ names: Object.keys(methodFields) }];

export default function PaymentMethod() {
  return <ThingEditor fields={methodFields} groups={GROUPS} words={texts} list="/zaplecze/platnosci" named="name" />;
}
