import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import type { PanelHandle } from '#admin/access.ts';
import { locationFields } from '#rules/selling/delivery/location-fields.ts';
import { locations as texts } from '#texts/panel/selling-delivery.ts';
import { loadThing, saveThing } from '../offer/offer-acts.server.ts';
import { OfferEditor } from '../offer/offer-editor.tsx';
import { LOCATIONS } from '../offer/things.server.ts';

export const handle: PanelHandle = { access: 'offer.change', acts: { save: 'offer.change' }, title: texts.title };

export const loader = (args: LoaderFunctionArgs) => loadThing(LOCATIONS, args);
export const action = (args: ActionFunctionArgs) => saveThing(LOCATIONS, args);

const GROUPS = [{ names: Object.keys(locationFields) }];

export default function Location() {
  return <OfferEditor fields={locationFields} groups={GROUPS} words={texts} list="/zaplecze/sklepy" named="name" />;
}
