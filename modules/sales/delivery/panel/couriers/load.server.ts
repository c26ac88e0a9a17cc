import { type Context, savedAnswer } from '#modules/back-office/resources/panel/resource-actions.server.ts';
import type { ResourceRow } from '#modules/back-office/resources/panel/resource-list.tsx';
import { stateOff, stateOn } from '#modules/back-office/resources/texts/panel.ts';
import { isAllowed, staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import { listComingClosedDays, listManagedCouriers, type ManagedCourier } from '../../server/index.ts';
import { kinds, couriers as texts } from '../../texts/panel.ts';

export async function loadCouriers(context: Context, request: Request) {
  const shop = staffShop(context);
  const [couriers, closedDays] = await Promise.all([listManagedCouriers(shop), listComingClosedDays(shop)]);
  return {
    rows: couriers.map(toRow),
    closedDays,
    mayChange: isAllowed(context, 'offer.change'),
    saved: savedAnswer(request),
  };
}

function toRow(courier: ManagedCourier): ResourceRow {
  const { id, name, kind, freeFrom, days, enabled } = courier;
  return {
    id,
    name,
    cells: [
      kinds[kind],
      costText(courier, 'prepaidCost'),
      costText(courier, 'onDeliveryCost'),
      freeFrom === null ? '–' : formatMoney(freeFrom),
      days,
    ],
    state: { label: enabled ? stateOn : stateOff, tone: enabled ? 'ok' : 'neutral' },
    isOn: enabled,
  };
}

/** With rates by weight the lowest of them. */
function costText(courier: ManagedCourier, side: 'prepaidCost' | 'onDeliveryCost'): string {
  const costs = [courier, ...courier.rates].flatMap((rate) => rate[side] ?? []);
  if (costs.length === 0) return '–';
  const lowest = formatMoney(Math.min(...costs));
  return costs.length > 1 ? texts.rates(lowest) : lowest;
}
