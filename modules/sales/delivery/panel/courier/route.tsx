import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { loadResource, saveResource } from '#modules/back-office/resources/panel/resource-actions.server.ts';
import { ResourceEditor } from '#modules/back-office/resources/panel/resource-editor.tsx';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { courierFields } from '../../rules/courier-fields.ts';
import { couriers as texts } from '../../texts/panel.ts';
import { COURIERS } from '../resources.server.ts';

export const handle: PanelHandle = { access: 'offer.change', actions: { save: 'offer.change' }, title: texts.title };

export const loader = (args: LoaderFunctionArgs) => loadResource(COURIERS, args);
export const action = (args: ActionFunctionArgs) => saveResource(COURIERS, args);

const GROUPS = [
  { title: texts.groups.what, names: ['name', 'kind', 'icon', 'enabled'] },
  { title: texts.groups.costs, names: ['prepaidCost', 'onDeliveryCost', 'freeFrom', 'rates'] },
  { title: texts.groups.limits, names: ['maxWeight', 'maxWorth', 'maxOnDelivery', 'countries', 'postcodes'] },
  { title: texts.groups.time, names: ['days', 'deadline', 'weekdays'] },
  { title: texts.groups.more, names: ['trackingLink', 'needsPoint', 'requestsClientNumber'] },
];

export default function Courier() {
  return <ResourceEditor fields={courierFields} groups={GROUPS} words={texts} list="/zaplecze/dostawa" named="name" />;
}
