import type { ActionFunctionArgs } from 'react-router';
import {
  type Context,
  changeRow,
  savedAnswer,
  savedId,
} from '#modules/back-office/resources/panel/resource-actions.server.ts';
import type { ResourceRow } from '#modules/back-office/resources/panel/resource-list.tsx';
import { stateOff, stateOn } from '#modules/back-office/resources/texts/panel.ts';
import { isAllowed, staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import type { ActAnswer } from '#platform/panel-ui/action-result.tsx';
import type { Shop } from '#platform/shop/server/shop.ts';
import { findManagedMethod, listManagedMethods, type ManagedMethod } from '../../server/index.ts';
import { kinds, methods as texts } from '../../texts/panel.ts';
import { METHODS } from '../resources.server.ts';

export async function loadMethods(context: Context, request: Request) {
  const shop = staffShop(context);
  const methods = await listManagedMethods(shop);
  const saved = methods.find(({ id }) => id === savedId(request));
  return {
    rows: methods.map(toRow),
    mayChange: isAllowed(context, 'offer.change'),
    saved: saved && isUnsettled(saved) ? { done: unsettledHint(shop) } : savedAnswer(request),
  };
}

/** A method without a provider is saved and switched on, and the answer says what is still missing. */
export async function changeMethod(args: ActionFunctionArgs): Promise<ActAnswer> {
  const form = await args.request.clone().formData();
  const answer = await changeRow(METHODS, args);
  if (form.get('intent') !== 'on' || !answer.done) return answer;
  const shop = staffShop(args.context);
  const method = await findManagedMethod(shop, Number(form.get('id')));
  return method && isUnsettled(method) ? { ...answer, done: unsettledHint(shop) } : answer;
}

const isUnsettled = ({ enabled, settled }: ManagedMethod) => enabled && !settled;

function unsettledHint({ opening }: Shop): string {
  return opening.isOpen ? `${texts.savedUnsettled} ${texts.unsettledCloses}` : texts.savedUnsettled;
}

function toRow(method: ManagedMethod): ResourceRow {
  const { id, name, kind, cost, minimum, maximum, enabled } = method;
  const money = (amount: number | null) => (amount === null ? null : formatMoney(amount));
  return {
    id,
    name,
    cells: [kinds[kind], formatMoney(cost), texts.limits(money(minimum), money(maximum))],
    state: stateOf(method),
    isOn: enabled,
  };
}

function stateOf({ enabled, settled }: ManagedMethod): ResourceRow['state'] {
  if (!enabled) return { label: stateOff, tone: 'neutral' };
  return settled ? { label: stateOn, tone: 'ok' } : { label: texts.unsettled, tone: 'warn' };
}
