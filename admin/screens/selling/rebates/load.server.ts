import { isAllowed, staffShop } from '#admin/staff.server.ts';
import { type Context, savedAnswer } from '#admin/ui/things/thing-acts.server.ts';
import type { ThingRow } from '#admin/ui/things/thing-list.tsx';
import { shortDay } from '#rules/platform/dates/date-format.ts';
import { formatMoney } from '#rules/platform/money/format-money.ts';
import { warsawDay } from '#rules/platform/time/day.ts';
import { rebateStanding } from '#rules/selling/rebates/rebate-standing.ts';
import { listManagedRebates, type ManagedRebate } from '#shop/selling/rebates/index.ts';
import { rebates as texts } from '#texts/panel/selling-rebates.ts';

export async function loadRebates(context: Context, request: Request) {
  const shop = staffShop(context);
  const now = shop.now();
  const rows = (await listManagedRebates(shop)).map((rebate) => toRow(rebate, now));
  return { rows, mayChange: isAllowed(context, 'offer.change'), saved: savedAnswer(request) };
}

function toRow(rebate: ManagedRebate, now: Date): ThingRow {
  const { id, code, name, uses, mostUses, endsAt, blocked } = rebate;
  const state = rebateStanding(rebate, now);
  return {
    id,
    name: code,
    cells: [effectOf(rebate), texts.uses(uses, mostUses), endsAt ? shortDay(warsawDay(endsAt)) : texts.noEnd, name],
    state: { label: texts.states[state], tone: state === 'on' ? 'ok' : 'neutral' },
    isOn: !blocked,
  };
}

function effectOf({ percent, amount }: ManagedRebate): string {
  if (percent !== null) return texts.percent(percent);
  return amount === null ? texts.freeShipping : formatMoney(amount);
}
