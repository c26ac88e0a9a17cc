import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { loadThing, saveThing } from '#modules/back-office/resources/panel/thing-acts.server.ts';
import { ThingEditor } from '#modules/back-office/resources/panel/thing-editor.tsx';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { locationFields } from '../../rules/location-fields.ts';
import { locations as texts } from '../../texts/panel.ts';
import { LOCATIONS } from '../resources.server.ts';

export const handle: PanelHandle = { access: 'offer.change', acts: { save: 'offer.change' }, title: texts.title };

export const loader = (args: LoaderFunctionArgs) => loadThing(LOCATIONS, args);
export const action = (args: ActionFunctionArgs) => saveThing(LOCATIONS, args);

const GROUPS = [{ names: Object.keys(locationFields) }];

export default function Location() {
  return <ThingEditor fields={locationFields} groups={GROUPS} words={texts} list="/zaplecze/sklepy" named="name" />;
}
