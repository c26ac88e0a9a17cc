import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { loadResource, saveResource } from '#modules/back-office/resources/panel/resource-actions.server.ts';
import { ResourceEditor } from '#modules/back-office/resources/panel/resource-editor.tsx';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { seriesFields } from '#modules/catalogue/products/rules/group-fields.ts';
import { series as texts } from '../../texts/panel.ts';
import { SERIES } from '../resources.server.ts';

export const handle: PanelHandle = {
  access: 'catalogue.change',
  actions: { save: 'catalogue.change' },
  title: texts.title,
};
export const loader = (args: LoaderFunctionArgs) => loadResource(SERIES, args);
export const action = (args: ActionFunctionArgs) => saveResource(SERIES, args);

const GROUPS = [{ names: Object.keys(seriesFields) }];

export default function OneSeries() {
  return <ResourceEditor fields={seriesFields} groups={GROUPS} words={texts} list="/zaplecze/serie" named="name" />;
}
