import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import type { PanelHandle } from '#admin/access.ts';
import { loadThing, saveThing } from '#admin/ui/things/thing-acts.server.ts';
import { ThingEditor } from '#admin/ui/things/thing-editor.tsx';
import { expressFields } from '#rules/selling/payments/express-fields.ts';
import { express as texts } from '#texts/panel/selling-payments.ts';
import { EXPRESS } from '../offer/things.server.ts';

export const handle: PanelHandle = { access: 'offer.change', acts: { save: 'offer.change' }, title: texts.title };

export const loader = (args: LoaderFunctionArgs) => loadThing(EXPRESS, args);
export const action = (args: ActionFunctionArgs) => saveThing(EXPRESS, args);

const GROUPS = [{ names: Object.keys(expressFields) }];

export default function ExpressCheckout() {
  return (
    <ThingEditor fields={expressFields} groups={GROUPS} words={texts} list="/zaplecze/szybki-zakup" named="name" />
  );
}
