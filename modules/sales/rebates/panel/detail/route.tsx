import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { loadResource, saveResource } from '#modules/back-office/resources/panel/resource-actions.server.ts';
import { ResourceEditor } from '#modules/back-office/resources/panel/resource-editor.tsx';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { REBATES } from '#modules/sales/rebates/panel/resources.server.ts';
import { rebateFields } from '../../rules/rebate-fields.ts';
import { rebates as texts } from '../../texts/panel.ts';

export const handle: PanelHandle = { access: 'offer.change', actions: { save: 'offer.change' }, title: texts.title };

export const loader = (args: LoaderFunctionArgs) => loadResource(REBATES, args);
export const action = (args: ActionFunctionArgs) => saveResource(REBATES, args);

const GROUPS = [
  { title: texts.groups.what, names: ['code', 'name', 'source', 'effect', 'percent', 'amount'] },
  { title: texts.groups.when, names: ['startsAt', 'endsAt', 'maxUses', 'oncePerCustomer', 'combinable', 'blocked'] },
  { title: texts.groups.who, names: ['minimumWorth', 'categoryId', 'customerId', 'advertised'] },
];

export default function Rebate() {
  return (
    <ResourceEditor fields={rebateFields} groups={GROUPS} words={texts} list="/zaplecze/kody-rabatowe" named="code" />
  );
}
