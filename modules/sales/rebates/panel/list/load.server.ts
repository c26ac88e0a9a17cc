import { type Context, savedAnswer } from '#modules/back-office/resources/panel/resource-actions.server.ts';
import type { ResourceRow } from '#modules/back-office/resources/panel/resource-list.tsx';
import { isAllowed, staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import { shortDay } from '#platform/time/rules/date-format.ts';
import { warsawDay } from '#platform/time/rules/day.ts';
import { rebateStanding } from '../../rules/rebate-standing.ts';
import { listManagedRebates, type ManagedRebate } from '../../server/index.ts';
import { rebates as texts } from '../../texts/panel.ts';

export async function loadRebates(context: Context, request: Request) {
  const shop = staffShop(context);
  const now = shop.now();
  const rows = (await listManagedRebates(shop)).map((rebate) => toRow(rebate, now));
  return { rows, mayChange: isAllowed(context, 'offer.change'), saved: savedAnswer(request) };
}

function toRow(rebate: ManagedRebate, now: Date): ResourceRow {
  const { id, code, name, uses, maxUses, endsAt, blocked } = rebate;
  const state = rebateStanding(rebate, now);
  return {
    id,
    name: code,
    cells: [effectOf(rebate), texts.uses(uses, maxUses), endsAt ? shortDay(warsawDay(endsAt)) : texts.noEnd, name],
    state: { label: texts.states[state], tone: state === 'on' ? 'ok' : 'neutral' },
    isOn: !blocked,
  };
}

function effectOf({ percent, amount }: ManagedRebate): string {
  if (percent !== null) return texts.percent(percent);
  return amount === null ? texts.freeShipping : formatMoney(amount);
}
