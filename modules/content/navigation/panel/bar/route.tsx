import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { loadResource, saveResource } from '#modules/back-office/resources/panel/resource-actions.server.ts';
import { ResourceEditor } from '#modules/back-office/resources/panel/resource-editor.tsx';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { barFields } from '../../rules/frame-fields.ts';
import { bars as texts } from '../../texts/panel.ts';
import { BARS } from '../bars/resource.server.ts';

export const handle: PanelHandle = {
  access: 'content.change',
  actions: { save: 'content.change' },
  title: texts.title,
};
export const loader = (args: LoaderFunctionArgs) => loadResource(BARS, args);
export const action = (args: ActionFunctionArgs) => saveResource(BARS, args);

const GROUPS = [{ names: Object.keys(barFields) }];

export default function Bar() {
  return <ResourceEditor fields={barFields} groups={GROUPS} words={texts} list="/zaplecze/paski" named="text" />;
}
