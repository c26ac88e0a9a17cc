import { type Context, savedAnswer } from '#modules/back-office/resources/panel/resource-actions.server.ts';
import type { ResourceRow } from '#modules/back-office/resources/panel/resource-list.tsx';
import { stateOff, stateOn } from '#modules/back-office/resources/texts/panel.ts';
import { isAllowed, staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { UNIVERSAL_SIZE } from '#modules/catalogue/products/rules/size-table.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import { shortDay } from '#platform/time/rules/date-format.ts';
import { warsawDay } from '#platform/time/rules/day.ts';
import { listManagedGifts } from '../../server/index.ts';
import { gifts as texts } from '../../texts/panel.ts';

export async function loadGifts(context: Context, request: Request) {
  const gifts = await listManagedGifts(staffShop(context));
  const rows: ResourceRow[] = gifts.map(({ id, product, productId, sizeType, minimumWorth, endsAt, enabled }) => ({
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
