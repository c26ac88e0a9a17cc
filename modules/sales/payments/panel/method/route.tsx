import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { loadResource, saveResource } from '#modules/back-office/resources/panel/resource-actions.server.ts';
import { ResourceEditor } from '#modules/back-office/resources/panel/resource-editor.tsx';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { methodFields } from '../../rules/method-fields.ts';
import { methods as texts } from '../../texts/panel.ts';
import { METHODS } from '../resources.server.ts';

export const handle: PanelHandle = { access: 'offer.change', actions: { save: 'offer.change' }, title: texts.title };

export const loader = (args: LoaderFunctionArgs) => loadResource(METHODS, args);
export const action = (args: ActionFunctionArgs) => saveResource(METHODS, args);

const GROUPS = [{ names: Object.keys(methodFields) }];

export default function PaymentMethod() {
  return <ResourceEditor fields={methodFields} groups={GROUPS} words={texts} list="/zaplecze/platnosci" named="name" />;
}
