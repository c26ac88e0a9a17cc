import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import type { PanelHandle } from '#admin/access.ts';
import { loadThing, saveThing } from '#admin/ui/things/thing-acts.server.ts';
import { ThingEditor } from '#admin/ui/things/thing-editor.tsx';
import { courierFields } from '#rules/selling/delivery/courier-fields.ts';
import { couriers as texts } from '#texts/panel/selling-delivery.ts';
import { COURIERS } from '../offer/things.server.ts';

export const handle: PanelHandle = { access: 'offer.change', acts: { save: 'offer.change' }, title: texts.title };

export const loader = (args: LoaderFunctionArgs) => loadThing(COURIERS, args);
export const action = (args: ActionFunctionArgs) => saveThing(COURIERS, args);

const GROUPS = [
  { title: texts.groups.what, names: ['name', 'kind', 'icon', 'enabled'] },
  { title: texts.groups.costs, names: ['prepaidCost', 'onDeliveryCost', 'freeFrom', 'rates'] },
  { title: texts.groups.limits, names: ['maxWeight', 'maxWorth', 'maxOnDelivery', 'countries', 'postcodes'] },
  { title: texts.groups.time, names: ['days', 'deadline', 'weekdays'] },
  { title: texts.groups.more, names: ['trackingLink', 'needsPoint', 'asksClientNumber'] },
];

export default function Courier() {
  return <ThingEditor fields={courierFields} groups={GROUPS} words={texts} list="/zaplecze/dostawa" named="name" />;
}
