import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { loadResource, saveResource } from '#modules/back-office/resources/panel/resource-actions.server.ts';
import { ResourceEditor } from '#modules/back-office/resources/panel/resource-editor.tsx';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { warrantyFields } from '#modules/catalogue/products/rules/group-fields.ts';
import { warranties as texts } from '../../texts/panel.ts';
import { WARRANTIES } from '../resources.server.ts';

export const handle: PanelHandle = {
  access: 'catalogue.change',
  actions: { save: 'catalogue.change' },
  title: texts.title,
};
export const loader = (args: LoaderFunctionArgs) => loadResource(WARRANTIES, args);
export const action = (args: ActionFunctionArgs) => saveResource(WARRANTIES, args);

const GROUPS = [{ names: Object.keys(warrantyFields) }];

export default function Warranty() {
  return (
    <ResourceEditor fields={warrantyFields} groups={GROUPS} words={texts} list="/zaplecze/gwarancje" named="name" />
  );
}
