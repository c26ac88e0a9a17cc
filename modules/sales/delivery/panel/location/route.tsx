import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { loadResource, saveResource } from '#modules/back-office/resources/panel/resource-actions.server.ts';
import { ResourceEditor } from '#modules/back-office/resources/panel/resource-editor.tsx';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { locationFields } from '../../rules/location-fields.ts';
import { locations as texts } from '../../texts/panel.ts';
import { LOCATIONS } from '../resources.server.ts';

export const handle: PanelHandle = { access: 'offer.change', actions: { save: 'offer.change' }, title: texts.title };

export const loader = (args: LoaderFunctionArgs) => loadResource(LOCATIONS, args);
export const action = (args: ActionFunctionArgs) => saveResource(LOCATIONS, args);

const GROUPS = [{ names: Object.keys(locationFields) }];

export default function Location() {
  return <ResourceEditor fields={locationFields} groups={GROUPS} words={texts} list="/zaplecze/sklepy" named="name" />;
}
