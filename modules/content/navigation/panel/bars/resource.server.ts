import type { LoaderFunctionArgs } from 'react-router';
import { type Resource, savedAnswer } from '#modules/back-office/resources/panel/resource-actions.server.ts';
import type { ResourceRow } from '#modules/back-office/resources/panel/resource-list.tsx';
import { isAllowed, staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { isRunning } from '#modules/content/home/rules/banner-fields.ts';
import { barFields } from '../../rules/frame-fields.ts';
import * as frame from '../../server/index.ts';
import { bars as texts } from '../../texts/panel.ts';

export const BARS: Resource<typeof barFields> = {
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
  const rows = (await frame.listManagedBars(shop)).map((bar): ResourceRow => {
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
