import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { loadThing, saveThing } from '#modules/back-office/resources/panel/thing-acts.server.ts';
import { ThingEditor } from '#modules/back-office/resources/panel/thing-editor.tsx';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { expressFields } from '#modules/sales/payments/rules/express-fields.ts';
import { express as texts } from '#modules/sales/payments/texts/panel.ts';
import { EXPRESS } from '../resources.server.ts';

export const handle: PanelHandle = { access: 'offer.change', acts: { save: 'offer.change' }, title: texts.title };

export const loader = (args: LoaderFunctionArgs) => loadThing(EXPRESS, args);
export const action = (args: ActionFunctionArgs) => saveThing(EXPRESS, args);

const GROUPS = [{ names: Object.keys(expressFields) }];

export default function ExpressCheckout() {
  return (
    <ThingEditor fields={expressFields} groups={GROUPS} words={texts} list="/zaplecze/szybki-zakup" named="name" />
  );
}
