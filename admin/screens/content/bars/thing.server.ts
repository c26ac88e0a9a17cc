import type { LoaderFunctionArgs } from 'react-router';
import { isAllowed, staffShop } from '#admin/staff.server.ts';
import { barFields } from '#rules/content/frame/frame-fields.ts';
import { isRunning } from '#rules/content/home/banner-fields.ts';
import * as frame from '#shop/content/frame/index.ts';
import { bars as texts } from '#texts/panel/content-frame.ts';
import { savedAnswer } from '../../selling/offer/offer-acts.server.ts';
import type { OfferRow } from '../../selling/offer/offer-list.tsx';
import type { OfferThing } from '../../selling/offer/things.server.ts';

export const BARS: OfferThing<typeof barFields> = {
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
  const rows = (await frame.listManagedBars(shop)).map((bar): OfferRow => {
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
