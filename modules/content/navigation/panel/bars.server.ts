import type { Resource } from '#modules/back-office/resources/panel/resource.server.ts';
import { isRunning } from '#modules/content/home/rules/banner-fields.ts';
import { barFields } from '../rules/frame-fields.ts';
import * as frame from '../server/index.ts';
import { bars as texts } from '../texts/panel.ts';

export const BARS: Resource<typeof barFields> = {
  list: '/zaplecze/paski',
  access: { see: 'content.see', change: 'content.change' },
  texts,
  fields: barFields,
  nameField: 'text',
  defaultValues: frame.NEW_BAR,
  async rows(shop) {
    const { startsAt, endsAt } = barFields;
    return (await frame.listManagedBars(shop)).map((bar) => {
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
  },
  find: frame.findManagedBar,
  save: frame.saveBar,
  setEnabled: frame.switchBar,
  move: frame.moveBar,
  remove: frame.removeBar,
};
