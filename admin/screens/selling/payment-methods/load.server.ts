import { isAllowed, staffShop } from '#admin/staff.server.ts';
import { type Context, savedAnswer, savedId } from '#admin/ui/things/thing-acts.server.ts';
import type { ThingRow } from '#admin/ui/things/thing-list.tsx';
import { formatMoney } from '#rules/platform/money/format-money.ts';
import { listManagedMethods, type ManagedMethod } from '#shop/selling/payments/index.ts';
import { stateOff, stateOn } from '#texts/panel/offer.ts';
import { kinds, methods as texts } from '#texts/panel/selling-payments.ts';

export async function loadMethods(context: Context, request: Request) {
  const methods = await listManagedMethods(staffShop(context));
  const saved = methods.find(({ id }) => id === savedId(request));
  const isUnseen = saved?.enabled === true && !saved.settled;
  return {
    rows: methods.map(toRow),
    mayChange: isAllowed(context, 'offer.change'),
    saved: isUnseen ? { refused: texts.savedUnsettled } : savedAnswer(request),
  };
}

function toRow(method: ManagedMethod): ThingRow {
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

function stateOf({ enabled, settled }: ManagedMethod): ThingRow['state'] {
  if (!enabled) return { label: stateOff, tone: 'neutral' };
  return settled ? { label: stateOn, tone: 'ok' } : { label: texts.unsettled, tone: 'warn' };
}
