import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import type { PanelHandle } from '#admin/access.ts';
import { loadThing, saveThing } from '#admin/ui/things/thing-acts.server.ts';
import { ThingEditor } from '#admin/ui/things/thing-editor.tsx';
import { locationFields } from '#rules/selling/delivery/location-fields.ts';
import { locations as texts } from '#texts/panel/selling-delivery.ts';
import { LOCATIONS } from '../offer/things.server.ts';

export const handle: PanelHandle = { access: 'offer.change', acts: { save: 'offer.change' }, title: texts.title };

export const loader = (args: LoaderFunctionArgs) => loadThing(LOCATIONS, args);
export const action = (args: ActionFunctionArgs) => saveThing(LOCATIONS, args);

const GROUPS = [{ names: Object.keys(locationFields) }];

export default function Location() {
  return <ThingEditor fields={locationFields} groups={GROUPS} words={texts} list="/zaplecze/sklepy" named="name" />;
}
