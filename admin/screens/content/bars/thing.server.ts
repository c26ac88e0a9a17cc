import type { LoaderFunctionArgs } from 'react-router';
import { isAllowed, staffShop } from '#admin/staff.server.ts';
import { savedAnswer, type Thing } from '#admin/ui/things/thing-acts.server.ts';
import type { ThingRow } from '#admin/ui/things/thing-list.tsx';
import { barFields } from '#rules/content/frame/frame-fields.ts';
import { isRunning } from '#rules/content/home/banner-fields.ts';
import * as frame from '#shop/content/frame/index.ts';
import { bars as texts } from '#texts/panel/content-frame.ts';

export const BARS: Thing<typeof barFields> = {
  list: '/zaplecze/paski',
  fields: barFields,
  fresh: frame.NEW_BAR,
  find: frame.findManagedBar,
  save: frame.saveBar,
  turn: frame.switchBar,
  move: frame.moveBar,
  remove: frame.removeBar,
};

export async function loadBars({ context, request }: LoaderFunctionArgs) {
  const shop = staffShop(context);
  const { startsAt, endsAt } = barFields;
  const rows = (await frame.listManagedBars(shop)).map((bar): ThingRow => {
    const isShown = bar.enabled && isRunning(bar, shop.now());
    const moments = [startsAt.write(bar.startsAt), endsAt.write(bar.endsAt)];
    return {
      id: bar.id,
      name: bar.text,
      cells: [bar.address || texts.nowhere, ...moments.map((moment) => moment.replace('T', ' ') || texts.always)],
      state: { label: isShown ? texts.states.shown : texts.states.waiting, tone: isShown ? 'ok' : 'neutral' },
      isOn: bar.enabled,
    };
  });
  return { rows, mayChange: isAllowed(context, 'content.change'), saved: savedAnswer(request) };
}
