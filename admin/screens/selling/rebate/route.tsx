import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import type { PanelHandle } from '#admin/access.ts';
import { loadThing, saveThing } from '#admin/ui/things/thing-acts.server.ts';
import { ThingEditor } from '#admin/ui/things/thing-editor.tsx';
import { rebateFields } from '#rules/selling/rebates/rebate-fields.ts';
import { rebates as texts } from '#texts/panel/selling-rebates.ts';
import { REBATES } from '../offer/things.server.ts';

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
