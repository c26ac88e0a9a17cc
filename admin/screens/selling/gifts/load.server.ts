import { isAllowed, staffShop } from '#admin/staff.server.ts';
import { type Context, savedAnswer } from '#admin/ui/things/thing-acts.server.ts';
import type { ThingRow } from '#admin/ui/things/thing-list.tsx';
import { UNIVERSAL_SIZE } from '#rules/catalogue/products/size-table.ts';
import { shortDay } from '#rules/platform/dates/date-format.ts';
import { formatMoney } from '#rules/platform/money/format-money.ts';
import { warsawDay } from '#rules/platform/time/day.ts';
import { listManagedGifts } from '#shop/selling/rebates/index.ts';
import { stateOff, stateOn } from '#texts/panel/offer.ts';
import { gifts as texts } from '#texts/panel/selling-rebates.ts';

export async function loadGifts(context: Context, request: Request) {
  const gifts = await listManagedGifts(staffShop(context));
  const rows: ThingRow[] = gifts.map(({ id, product, productId, sizeType, minimumWorth, endsAt, enabled }) => ({
    id,
    name: product || String(productId),
    cells: [
      sizeType === UNIVERSAL_SIZE ? '–' : sizeType,
      formatMoney(minimumWorth),
      endsAt ? shortDay(warsawDay(endsAt)) : texts.noEnd,
    ],
    state: { label: enabled ? stateOn : stateOff, tone: enabled ? 'ok' : 'neutral' },
    isOn: enabled,
  }));
  return { rows, mayChange: isAllowed(context, 'offer.change'), saved: savedAnswer(request) };
}
