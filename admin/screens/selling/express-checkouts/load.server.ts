import { isAllowed, staffShop } from '#admin/staff.server.ts';
import { type Context, savedAnswer } from '#admin/ui/things/thing-acts.server.ts';
import type { ThingRow } from '#admin/ui/things/thing-list.tsx';
import { listManagedExpress } from '#shop/selling/express/index.ts';
import { stateOff, stateOn } from '#texts/panel/offer.ts';
import { express as texts } from '#texts/panel/selling-payments.ts';

export async function loadExpressCheckouts(context: Context, request: Request) {
  const found = await listManagedExpress(staffShop(context));
  const rows: ThingRow[] = found.map(({ id, name, code, basketOnly, enabled }) => ({
    id,
    name,
    cells: [code, basketOnly ? texts.places.basket : texts.places.everywhere],
    state: { label: enabled ? stateOn : stateOff, tone: enabled ? 'ok' : 'neutral' },
    isOn: enabled,
  }));
  return { rows, mayChange: isAllowed(context, 'offer.change'), saved: savedAnswer(request) };
}
