import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { loadResource, saveResource } from '#modules/back-office/resources/panel/resource-actions.server.ts';
import { ResourceEditor } from '#modules/back-office/resources/panel/resource-editor.tsx';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { expressFields } from '#modules/sales/payments/rules/express-fields.ts';
import { express as texts } from '#modules/sales/payments/texts/panel.ts';
import { EXPRESS } from '../resources.server.ts';

export const handle: PanelHandle = { access: 'offer.change', actions: { save: 'offer.change' }, title: texts.title };

export const loader = (args: LoaderFunctionArgs) => loadResource(EXPRESS, args);
export const action = (args: ActionFunctionArgs) => saveResource(EXPRESS, args);

const GROUPS = [{ names: Object.keys(expressFields) }];

export default function ExpressCheckout() {
  return (
    <ResourceEditor fields={expressFields} groups={GROUPS} words={texts} list="/zaplecze/szybki-zakup" named="name" />
  );
}
