import { type Context, savedAnswer } from '#modules/back-office/resources/panel/resource-actions.server.ts';
import type { ResourceRow } from '#modules/back-office/resources/panel/resource-list.tsx';
import { stateOff, stateOn } from '#modules/back-office/resources/texts/panel.ts';
import { isAllowed, staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { express as texts } from '#modules/sales/payments/texts/panel.ts';
import { listManagedExpress } from '../../server/index.ts';

export async function loadExpressCheckouts(context: Context, request: Request) {
  const found = await listManagedExpress(staffShop(context));
  const rows: ResourceRow[] = found.map(({ id, name, code, basketOnly, enabled }) => ({
    id,
    name,
    cells: [code, basketOnly ? texts.places.basket : texts.places.everywhere],
    state: { label: enabled ? stateOn : stateOff, tone: enabled ? 'ok' : 'neutral' },
    isOn: enabled,
  }));
  return { rows, mayChange: isAllowed(context, 'offer.change'), saved: savedAnswer(request) };
}
