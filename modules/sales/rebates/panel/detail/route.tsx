import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { loadThing, saveThing } from '#modules/back-office/resources/panel/thing-acts.server.ts';
import { ThingEditor } from '#modules/back-office/resources/panel/thing-editor.tsx';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { REBATES } from '#modules/sales/rebates/panel/resources.server.ts';
import { rebateFields } from '../../rules/rebate-fields.ts';
import { rebates as texts } from '../../texts/panel.ts';

export const handle: PanelHandle = { access: 'offer.change', acts: { save: 'offer.change' }, title: texts.title };

export const loader = (args: LoaderFunctionArgs) => loadThing(REBATES, args);
export const action = (args: ActionFunctionArgs) => saveThing(REBATES, args);

const GROUPS = [
  { title: texts.groups.what, names: ['code', 'name', 'source', 'effect', 'percent', 'amount'] },
  { title: texts.groups.when, names: ['startsAt', 'endsAt', 'mostUses', 'oncePerCustomer', 'combinable', 'blocked'] },
  { title: texts.groups.who, names: ['minimumWorth', 'categoryId', 'customerId', 'advertised'] },
];

export default function Rebate() {
  return (
    <ThingEditor fields={rebateFields} groups={GROUPS} words={texts} list="/zaplecze/kody-rabatowe" named="code" />
  );
}
