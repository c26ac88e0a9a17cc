import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { loadThing, saveThing } from '#modules/back-office/resources/panel/thing-acts.server.ts';
import { ThingEditor } from '#modules/back-office/resources/panel/thing-editor.tsx';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { courierFields } from '../../rules/courier-fields.ts';
import { couriers as texts } from '../../texts/panel.ts';
import { COURIERS } from '../resources.server.ts';

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
